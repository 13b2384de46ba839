import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import type { Feed } from "#lib/publication/content/feed";
import { kinds } from "#lib/publication/content/kinds";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

type Props = { feed: Feed };

/**
 * The end marker. It links to the next page of the feed, or says that there is no more. New entries take its place in the window
 * and do not push it, and the reader, further down. While more is to come it is as tall as the window, so that nothing below is
 * seen to move.
 */
export async function FeedEnd({ feed }: Props) {
  const t = await getTranslations();
  const { age, category, topic } = feed.query;
  return (
    <div
      className="flex flex-wrap content-start items-center justify-between gap-4 py-6 text-soft [overflow-anchor:none] has-data-more:min-h-svh print:hidden noscript:has-data-more:min-h-0"
      data-end
    >
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
      <LocaleLink href={kinds.microBrief.list} className="inline-flex min-h-11 items-center">
        {t("homepage.moreBriefs")}
      </LocaleLink>
    </div>
  );
}
