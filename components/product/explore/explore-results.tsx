import { getTranslations } from "next-intl/server";
import { BusinessList } from "@/components/product/explore/business-list";
import { ExploreEventsIsland } from "@/components/product/explore/explore-events.island";
import type { Category } from "#lib/product/directory/business/business";
import { firstRanking, isNowhere, lacksRoundTheClock } from "#lib/product/directory/finding/find-businesses";
import { findPage } from "#lib/product/directory/finding/find-page";
import { isCry, type SearchUrgency } from "#lib/product/directory/urgency/search-urgency";
import type { PlacedSearch } from "#lib/product/directory/finding/place-query";
import { OpenTimesLine } from "@/components/product/explore/open-times-line";
import { PlaceSlip } from "@/components/product/explore/place-slip";
import { OtherSearches } from "@/components/product/explore/other-searches";
import { NoBusinesses } from "@/components/product/explore/no-businesses";
import { UrgentKinds } from "@/components/product/explore/urgent-kinds";
import { SearchFailed } from "@/components/product/explore/search-failed";
import { ResultPages } from "@/components/product/explore/result-pages";
import { note } from "@/components/product/looks";
import { formatDistance } from "#lib/product/directory/business/distance";
import { reportedSearch } from "#lib/product/directory/finding/reported-search";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { nullOnError } from "#lib/platform/server/null-on-error";

type Props = {
  placed: PlacedSearch;
  /** What the words tell of where there may be no time for a business: they are not repeated then. */
  urgency: SearchUrgency | null;
  now: Date;
  /** The same search without its words, which is counted in its place where it tells of a worry; null where it does not. */
  wordless: PlacedSearch | null;
  /** The directory's country, in two letters; empty when it is not known. */
  country: string;
  /** The kinds of business that the directory has. */
  kinds: readonly Category[];
};

/** The list for a query, with the place it is about, and links to more. If the directory cannot be read, it says so. */
export async function ExploreResults({ placed, urgency, now, wordless, country, kinds }: Props) {
  const { query, choice, other, slip } = placed;
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  const page = await nullOnError("directory not read", () => findPage(placed, urgency, now));
  if (!page) return <SearchFailed reason="failed" query={query} />;
  const place = choice.kind === "place" ? choice.place : null;
  const isEmpty = page.businesses.length === 0 && page.next === null && page.previous === null;
  const isNobodySought = isCry(urgency);
  const hasNoSuch =
    isEmpty && !isNobodySought && (await nullOnError("directory not read", () => isNowhere(query)));
  const counted = wordless ?? { query, choice, page };
  const search = await nullOnError("search not counted", () => reportedSearch(counted, now));
  const events = <ExploreEventsIsland search={search} searchQuery={counted.query.search} />;
  const title = (
    <h2 id="explore-results" className="rule">
      {t("results.title")}
    </h2>
  );
  if (urgency && (isNobodySought ? isEmpty : hasNoSuch)) {
    const helpful = urgency.kinds.filter((kind) => kinds.includes(kind));
    if (helpful.length === 0) return events;
    return (
      <section aria-labelledby="explore-results" className="mt-9 grid grid-cols-1 gap-3">
        {title}
        <UrgentKinds query={query} kinds={helpful} />
        {events}
      </section>
    );
  }
  return (
    <section aria-labelledby="explore-results" className="mt-9 grid grid-cols-1 gap-3">
      {title}
      <p className="text-soft empty:hidden">
        {place === null
          ? !hasNoSuch && t("results.everywhere")
          : page.withinKm === null
            ? t("results.near", { place: place.label })
            : t("results.within", {
                place: place.label,
                distance: formatDistance(page.withinKm, languages[locale].tag, country),
              })}
      </p>
      {slip && place && <PlaceSlip query={query} slip={slip} place={place.label} />}
      {query.openTimes && <OpenTimesLine times={query.openTimes} />}
      <OtherSearches query={query} other={other} />
      {page.isApproximate && !urgency && (
        <p className={note}>
          {t(lacksRoundTheClock(query, page) ? "results.noneAlways" : "results.approximate", {
            query: query.sought,
          })}
        </p>
      )}
      {page.businesses.length === 0 ? (
        <NoBusinesses
          query={query}
          page={page}
          isNearSomewhere={place !== null}
          hasLimit={page.withinKm !== null}
          kindsInstead={hasNoSuch ? kinds : null}
          isQuoted={urgency === null}
        />
      ) : (
        <BusinessList
          businesses={page.businesses}
          from={query.location}
          firstRanking={firstRanking(query)}
          now={now}
        />
      )}
      {/*
       * The links name this place, because the pages are measured from it. Without it, they would mean another place after the user
       * changes the default.
       */}
      <ResultPages query={{ ...query, location: query.location ?? place?.label ?? "" }} page={page} />
      {events}
    </section>
  );
}
