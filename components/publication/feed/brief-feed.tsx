import { getTranslations } from "next-intl/server";
import { BriefEntry } from "@/components/publication/brief/brief-entry";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { FeedEnd } from "@/components/publication/feed/feed-end";
import { FeedFilters } from "@/components/publication/feed/feed-filters";
import { FeedWaiting } from "@/components/publication/feed/feed-waiting";
import { StaticPart } from "@/components/site/static-part";
import type { Brief } from "#lib/publication/content/brief";
import type { Feed } from "#lib/publication/content/feed";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { isSameLanguage, type Locale } from "#lib/base/i18n/locales";
import { isFiltered } from "#lib/publication/content/feed-filters";

type Props = { feed: Feed };

/** In characters of stored content: about ten English bodies of usual length. */
const mostBodies = 76_000;

/** The entries whose bodies are included in the page: those in the reader's language, up to `mostBodies`. */
function withBodies(items: readonly Brief[], locale: Locale): ReadonlySet<Brief> {
  let left = mostBodies;
  return new Set(
    items.filter(({ content, language }) => {
      if (!isSameLanguage(language, locale)) return false;
      left -= JSON.stringify(content).length;
      return left >= 0;
    }),
  );
}

/** The filters, one page of the feed, and the end marker. The island replaces all of it, or appends to its entries. */
export async function BriefFeed({ feed }: Props) {
  const t = await getTranslations("homepage");
  const reading = await getTranslations("reading.feed");
  const bodies = withBodies(feed.items, await currentLocale());
  const count = reading("count", { count: feed.total });
  return (
    <StaticPart>
      <div
        data-feed
        data-filters={JSON.stringify(feed.filters)}
        data-query={JSON.stringify(feed.query)}
        data-count={count}
      >
        <FeedFilters feed={feed} />
        <section id="samples" aria-labelledby="latest">
          <div className="rule flex flex-wrap items-end justify-between gap-x-5">
            <h2 id="latest" className="focus:[outline:none]" tabIndex={-1}>
              {t("latest")}
            </h2>
            {feed.total > 0 && <p className="meta">{count}</p>}
          </div>
          <div data-settled="feed">
            <div data-entries>
              {feed.items.map((brief, index) => (
                <BriefEntry
                  key={brief.slug}
                  brief={brief}
                  hasBody={bodies.has(brief)}
                  among={feed.items}
                  isNewest={index === 0 && feed.query.after === null}
                />
              ))}
            </div>
            {feed.items.length === 0 && (
              <div className="mt-6">
                {isFiltered(feed.filters) ? (
                  <EmptyNotice title={reading("noMatch.title")} text={reading("noMatch.text")} />
                ) : (
                  <EmptyNotice title={t("empty.title")} text={t("empty.text")} />
                )}
              </div>
            )}
          </div>
          <FeedWaiting />
          <FeedEnd feed={feed} />
        </section>
      </div>
    </StaticPart>
  );
}
