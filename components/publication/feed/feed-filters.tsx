import { getTranslations } from "next-intl/server";
import { AgePicker } from "@/components/publication/feed/age-picker";
import { bone } from "@/components/publication/feed/feed-waiting";
import { FilterMenu } from "@/components/publication/feed/filter-menu";
import { stripItem, stripList, TrackStrip } from "@/components/publication/feed/track-strip";
import { GetButton } from "@/components/publication/list/get-button";
import { darkChip } from "@/components/ui/chip";
import type { Feed } from "#lib/publication/content/feed";
import { isFiltered } from "#lib/publication/content/feed-filters";

type Props = { feed: Feed };

/** The strip shows this many placeholders while it is loading. */
const stripSkeletons = 4;

/** Who the feed is for and what it is about. Every control is a link or a form to a filtered address. */
export async function FeedFilters({ feed }: Props) {
  const t = await getTranslations("reading.feed");
  const { query, filters } = feed;
  return (
    <div className="print:hidden">
      <AgePicker age={feed.age} query={query} />
      <div data-settled="strip">
        <TrackStrip tracks={feed.tracks} />
      </div>
      <div className="mt-6" data-waiting="strip" aria-hidden="true" hidden>
        <ul className={stripList}>
          {Array.from({ length: stripSkeletons }, (_, index) => (
            <li key={index} className={`${stripItem} ${bone}`} />
          ))}
        </ul>
      </div>
      <div className="mt-4 mb-8 flex flex-wrap gap-2" role="group" aria-label={t("filters")}>
        <FilterMenu name="category" choices={feed.categories} chosen={feed.category} query={query} />
        <FilterMenu name="topic" choices={feed.topics} chosen={feed.topic} query={query} />
        <GetButton path="/" className={darkChip} hidden={!isFiltered(filters)} data-with="any">
          {t("clearAll")}
        </GetButton>
      </div>
    </div>
  );
}
