import { getTranslations } from "next-intl/server";
import { directoryCities } from "#lib/directory/directory";
import { exploreAddress, type ExploreQuery } from "#lib/directory/explore-query";
import { cityLabel } from "#lib/directory/places";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";

type Props = { query: ExploreQuery };

/** What to do about a place that nobody knows: the same search in each city that is known. */
export async function UnknownPlace({ query }: Props) {
  const t = await getTranslations("explore.unknownPlace");
  const locale = await currentLocale();
  return (
    <section aria-labelledby="explore-cities" className="explore-empty">
      <p className="text-soft">{t("text")}</p>
      <h2 id="explore-cities" className="rule">
        {t("cities")}
      </h2>
      <ul className="explore-cities" lang="en">
        {directoryCities().map((city) => (
          <li key={city.id}>
            <a href={localePath(exploreAddress(query, { location: cityLabel(city) }), locale)}>
              {cityLabel(city)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
