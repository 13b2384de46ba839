import { getTranslations } from "next-intl/server";
import { rowLink, target } from "@/components/product/looks";
import { StaticPart } from "@/components/site/static-part";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import type { Location } from "#lib/product/locations/location";

type Props = {
  query: ExploreQuery;
  locations: readonly Location[];
  /** The id of the location that the list is about; null when it is about another place. */
  chosenId: string | null;
  isEverywhere: boolean;
};

const place = `${rowLink} aria-[current]:shadow-[inset_0_-0.4rem_var(--color-signal)]`;

/** The user's saved places as links to the same search from there. */
export async function OwnPlaces({ query, locations, chosenId, isEverywhere }: Props) {
  const t = await getTranslations("explore.places");
  const locale = await currentLocale();
  const href = (location: string) => localePath(exploreAddress(query, { location }), locale);
  return (
    <StaticPart>
      <nav
        aria-label={t("title")}
        className="mt-5 flex flex-wrap items-center justify-between gap-x-6 border-y border-line py-1"
      >
        {locations.length === 0 ? (
          <p className="text-soft">{t("none")}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {locations.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={href(name)}
                  className={`${place} wrap-anywhere`}
                  aria-current={id === chosenId ? "true" : undefined}
                >
                  {t("near", { name })}
                </a>
              </li>
            ))}
            <li>
              <a href={href("")} className={place} aria-current={isEverywhere ? "true" : undefined}>
                {t("everywhere")}
              </a>
            </li>
          </ul>
        )}
        <a href={localePath("/locations", locale)} className={target}>
          {t("manage")}
        </a>
      </nav>
    </StaticPart>
  );
}
