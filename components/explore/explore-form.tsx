import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/i18n/current-locale";
import { languages } from "#lib/i18n/locales";
import { localePath } from "#lib/i18n/paths";
import { categories } from "#lib/directory/business";
import { formatDistance } from "#lib/directory/distance";
import {
  defaultReach,
  longestSearch,
  reaches,
  type ExploreQuery,
  type Reach,
} from "#lib/directory/explore-query";

type Props = {
  query: ExploreQuery;
  /** What the field Location holds. */
  location: string;
  /** Names that the field Location suggests: the user's own places, then the directory's. */
  suggestions: readonly string[];
  /** Why the place in Location cannot be searched from; null where it can. */
  placeFault: "fault" | "several" | null;
};

/** The search of Explore: a plain form, whose address is the list. */
export async function ExploreForm({ query, location, suggestions, placeFault }: Props) {
  const t = await getTranslations("explore.form");
  const unknown = await getTranslations("explore.unknownPlace");
  const kinds = await getTranslations("explore.categories");
  const locale = await currentLocale();
  const { tag } = languages[locale];
  const collator = new Intl.Collator(tag);
  const sorted = categories
    .map((category) => ({ category, name: kinds(category) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
  const reachNames = (Object.entries(reaches) as [Reach, number | null][]).map(([reach, km]) => ({
    reach,
    name: km === null ? t("anyDistance") : t("withinDistance", { distance: formatDistance(km, tag) }),
  }));
  return (
    <search>
      <form action={localePath("/explore", locale)} aria-label={t("title")} className="explore-form">
        <div className="labelled">
          <label htmlFor="explore-search">{t("search")}</label>
          <input
            id="explore-search"
            className="field"
            type="search"
            name="q"
            defaultValue={query.search}
            maxLength={longestSearch}
            placeholder={t("searchExample")}
            aria-describedby="explore-search-hint"
            enterKeyHint="search"
          />
          <small id="explore-search-hint" className="text-soft">
            {t("searchHint")}
          </small>
        </div>
        <div className="labelled">
          <label htmlFor="explore-location">{t("location")}</label>
          <input
            id="explore-location"
            className="field"
            name="location"
            list="explore-places"
            defaultValue={location}
            maxLength={longestSearch}
            placeholder={t("locationExample")}
            autoComplete="off"
            aria-invalid={placeFault ? true : undefined}
            aria-describedby={placeFault ? "explore-location-fault" : "explore-location-hint"}
          />
          {placeFault ? (
            <p id="explore-location-fault" className="field-error" role="alert">
              {unknown(placeFault)}
            </p>
          ) : (
            <small id="explore-location-hint" className="text-soft">
              {t("locationHint")}
            </small>
          )}
          <datalist id="explore-places">
            {suggestions.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <details className="fold explore-more" open={isNarrowed(query)}>
          <summary>{t("more")}</summary>
          <div>
            <div className="labelled">
              <label htmlFor="explore-category">{t("category")}</label>
              <select
                id="explore-category"
                className="field"
                name="category"
                defaultValue={query.category ?? ""}
              >
                <option value="">{t("anyCategory")}</option>
                {sorted.map(({ category, name }) => (
                  <option key={category} value={category}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div className="labelled">
              <label htmlFor="explore-within">{t("within")}</label>
              <select id="explore-within" className="field" name="within" defaultValue={query.within}>
                {reachNames.map(({ reach, name }) => (
                  <option key={reach} value={reach}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <label className="explore-open">
              <input type="checkbox" name="open" value="1" defaultChecked={query.isOpen} />
              {t("open")}
            </label>
          </div>
        </details>
        <button type="submit" className="button">
          {t("submit")}
        </button>
      </form>
    </search>
  );
}

/** Whether one of the filters that a phone folds away is in use, and should be seen to be. */
const isNarrowed = ({ category, within, isOpen }: ExploreQuery): boolean =>
  category !== null || within !== defaultReach || isOpen;
