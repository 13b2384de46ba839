import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import type { Feed } from "#lib/publication/content/feed";
import { kinds } from "#lib/publication/content/kinds";
import { withQuery } from "#lib/base/site/filtered-addresses";

type Props = { feed: Feed };

/** The end marker. It leads to the next page of the feed, or says that there is no more. */
export async function FeedEnd({ feed }: Props) {
  const t = await getTranslations();
  const { age, category, topic } = feed.query;
  return (
    <div className="feed-end no-print" data-end>
      {feed.next ? (
        <LocaleLink
          href={withQuery("/", { age, category, topic, after: feed.next })}
          rel="nofollow"
          className="button button-quiet"
          data-more
        >
          {t("reading.feed.loadMore")}
        </LocaleLink>
      ) : (
        <span>{t("homepage.end")}</span>
      )}
      {feed.query.after && (
        <LocaleLink href={withQuery("/", { age, category, topic })} data-newest>
          {t("reading.feed.newest")}
        </LocaleLink>
      )}
      <LocaleLink href={kinds.microBrief.list}>{t("homepage.moreBriefs")}</LocaleLink>
    </div>
  );
}
