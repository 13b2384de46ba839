import { getTranslations } from "next-intl/server";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/explore-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import type { Location } from "#lib/product/locations/location";

type Props = {
  query: ExploreQuery;
  locations: readonly Location[];
  /** The location that the list is about; null when it is about another place. */
  chosenId: string | null;
  isEverywhere: boolean;
};

/** The user's saved places as ways to the same search from there. */
export async function OwnPlaces({ query, locations, chosenId, isEverywhere }: Props) {
  const t = await getTranslations("explore.places");
  const locale = await currentLocale();
  const href = (location: string) => localePath(exploreAddress(query, { location }), locale);
  return (
    <nav aria-label={t("title")} className="explore-places">
      {locations.length === 0 ? (
        <p className="text-soft">{t("none")}</p>
      ) : (
        <ul>
          {locations.map(({ id, name }) => (
            <li key={id}>
              <a href={href(name)} aria-current={id === chosenId ? "true" : undefined}>
                {t("near", { name })}
              </a>
            </li>
          ))}
          <li>
            <a href={href("")} aria-current={isEverywhere ? "true" : undefined}>
              {t("everywhere")}
            </a>
          </li>
        </ul>
      )}
      <a href={localePath("/locations", locale)}>{t("manage")}</a>
    </nav>
  );
}
