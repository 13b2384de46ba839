import { getTranslations } from "next-intl/server";
import { BusinessList } from "@/components/explore/business-list";
import { ExploreEventsIsland } from "@/components/explore/explore-events.island";
import { findBusinesses, type PlaceChoice } from "@/components/explore/find-businesses";
import { NoBusinesses } from "@/components/explore/no-businesses";
import { ResultPages } from "@/components/explore/result-pages";
import { Alert } from "@/components/ui/alert";
import { formatDistance } from "#lib/directory/distance";
import { exploreAddress, reaches, type ExploreQuery } from "#lib/directory/explore-query";
import { currentLocale } from "#lib/i18n/current-locale";
import { languages } from "#lib/i18n/locales";
import { localePath } from "#lib/i18n/paths";
import { logger } from "#lib/platform/server/logger";

type Props = { query: ExploreQuery; choice: PlaceChoice };

/** The list that a query asks for, with where it is about, and the ways on. A directory that cannot be read says so. */
export async function ExploreResults({ query, choice }: Props) {
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  const now = new Date();
  const page = await findBusinesses(query, choice, now).catch((error: unknown) => {
    logger.error({ error: error instanceof Error ? error.message : "unknown" }, "directory not read");
    return null;
  });
  if (!page)
    return (
      <Alert tone="bad" role="alert" title={t("failed.title")}>
        <p>{t("failed.text")}</p>
        <p>
          <a href={localePath(exploreAddress(query, query), locale)}>{t("failed.retry")}</a>
        </p>
      </Alert>
    );
  const place = choice.kind === "place" ? choice.place : null;
  const km = reaches[query.within];
  const isFirst = query.after === null && query.before === null;
  const isAsked = isFirst && (query.search !== "" || query.location !== null);
  return (
    <section aria-labelledby="explore-results" className="explore-results">
      <h2 id="explore-results" className="rule">
        {t("results.title")}
      </h2>
      <p className="text-soft">
        {place === null
          ? t("results.everywhere")
          : km === null
            ? t("results.near", { place: place.label })
            : t("results.within", {
                place: place.label,
                distance: formatDistance(km, languages[locale].tag),
              })}
      </p>
      {page.isApproximate && (
        <p className="explore-note">{t("results.approximate", { query: query.search })}</p>
      )}
      {page.businesses.length === 0 ? (
        <NoBusinesses query={query} isNearSomewhere={place !== null} />
      ) : (
        <BusinessList businesses={page.businesses} from={query.location} now={now} />
      )}
      <ResultPages query={query} page={page} />
      <ExploreEventsIsland
        search={
          isAsked
            ? { query: query.search, location: place?.city ?? "", resultsCount: page.businesses.length }
            : null
        }
        searchQuery={query.search}
      />
    </section>
  );
}
