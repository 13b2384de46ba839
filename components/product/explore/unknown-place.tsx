import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import type { Place } from "#lib/product/directory/places/places";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = {
  query: ExploreQuery;
  /** The places that may be meant. */
  candidates: readonly Place[];
  /** The cities of the directory, those with the most businesses first. */
  cities: readonly Place[];
  /** Whether the places are invented; their names are English then. */
  isInvented: boolean;
};

/** At most this many cities are shown, the largest first. */
const mostCities = 60;

/** What to do about an unknown place: links to the same search in the places that may be meant, or else in each city. */
export async function UnknownPlace({ query, candidates, cities, isInvented }: Props) {
  const t = await getTranslations("explore.unknownPlace");
  const locale = await currentLocale();
  const isSomeLike = candidates.length > 0;
  return (
    <section aria-labelledby="explore-cities" className="mt-4 grid grid-cols-1 gap-2">
      <p className="text-soft">{t("text")}</p>
      <h2 id="explore-cities" className="rule mt-5">
        {isSomeLike ? t("candidates") : t("cities")}
      </h2>
      <ul className="columns-[12rem]" lang={isInvented ? "en" : undefined}>
        {(isSomeLike ? candidates : cities.slice(0, mostCities)).map(({ id, label }) => (
          <li key={id}>
            <a
              href={localePath(exploreAddress(query, { location: label }), locale)}
              className={`${target} font-semibold`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
