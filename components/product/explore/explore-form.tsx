import { getTranslations } from "next-intl/server";
import { tick } from "@/components/product/looks";
import { StaticPart } from "@/components/site/static-part";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { collator } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { categories } from "#lib/product/directory/business";
import { formatDistance } from "#lib/product/directory/distance";
import {
  defaultReach,
  longestSearch,
  reaches,
  type ExploreQuery,
  type Reach,
} from "#lib/product/directory/explore-query";
import type { PlaceIndex } from "#lib/product/directory/places";

type Props = {
  query: ExploreQuery;
  /** The value of the field Location. */
  location: string;
  /** The user's own places: the field Location suggests them first, then those of the directory. */
  locations: readonly { name: string }[];
  places: PlaceIndex;
  /** The directory's country, in two letters; empty when it is not known. */
  country: string;
  /** Why the place in Location cannot be used for a search; null when it can. */
  placeFault: "fault" | "several" | "here" | null;
};

/** A longer list of suggestions below a field would be of no use. */
const mostSuggestions = 120;

/** All places if they are few, else the cities with the most businesses. */
const suggestedPlaces = ({ groups, cities, size }: PlaceIndex): string[] =>
  (size <= mostSuggestions ? groups.flatMap(({ places }) => places) : cities.slice(0, mostSuggestions)).map(
    ({ label }) => label,
  );

/** A field for words; beside another one both begin at the same height, however long their hints are. */
const wordField =
  "labelled flex-[1_1_100%] content-start min-[68rem]:col-span-6 min-[68rem]:row-span-3 min-[68rem]:grid-rows-subgrid";

/** The search of Explore: a plain form, whose address is that of the list. */
export async function ExploreForm({ query, location, locations, places, country, placeFault }: Props) {
  const t = await getTranslations("explore.form");
  const unknown = await getTranslations("explore.unknownPlace");
  const kinds = await getTranslations("explore.categories");
  const locale = await currentLocale();
  const { tag } = languages[locale];
  const { compare } = collator(tag, {});
  const sorted = categories
    .map((category): Option => [category, kinds(category)])
    .toSorted(([, a], [, b]) => compare(a, b));
  const reachNames = (Object.entries(reaches) as [Reach, number | null][]).map(([reach, km]): Option => [
    reach,
    km === null ? t("anyDistance") : t("withinDistance", { distance: formatDistance(km, tag, country) }),
  ]);
  const suggestions = new Set([...locations.map(({ name }) => name), ...suggestedPlaces(places)]);
  return (
    <StaticPart>
      <search>
        <form
          action={localePath("/explore", locale)}
          aria-label={t("title")}
          className="mt-7 flex flex-wrap gap-x-5 gap-y-4 min-[68rem]:grid min-[68rem]:grid-cols-12"
        >
          {query.isExact && <input type="hidden" name="exact" value={query.search} />}
          <div className={wordField}>
            <label htmlFor="explore-search">{t("search")}</label>
            <small id="explore-search-hint" className="text-soft">
              {t("searchHint")}
            </small>
            <input
              id="explore-search"
              // No taller where a fault stands below its neighbor.
              className="field self-start"
              type="search"
              name="q"
              defaultValue={query.search}
              maxLength={longestSearch}
              placeholder={t("searchExample")}
              aria-describedby="explore-search-hint"
              enterKeyHint="search"
            />
          </div>
          <div className={wordField}>
            <label htmlFor="explore-location">{t("location")}</label>
            <small id="explore-location-hint" className="text-soft">
              {t("locationHint")}
            </small>
            <div className="row-start-3 grid gap-[0.35rem]">
              <input
                id="explore-location"
                className="field"
                name="location"
                list="explore-places"
                defaultValue={location}
                maxLength={longestSearch}
                placeholder={t("locationExample")}
                autoComplete="off"
                // eslint-disable-next-line jsx-a11y/no-autofocus -- the field at fault, on the page that its form has opened
                autoFocus={placeFault !== null}
                aria-invalid={placeFault ? true : undefined}
                aria-describedby={placeFault ? "explore-location-fault" : "explore-location-hint"}
              />
              {placeFault && (
                <p id="explore-location-fault" className="fault" role="alert">
                  {unknown(placeFault)}
                </p>
              )}
            </div>
            <datalist id="explore-places">
              {[...suggestions].map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
          {/* One line where a language's words fit on it; what does not fit, whole, begins the next. */}
          <div className="contents min-[68rem]:col-span-full min-[68rem]:flex min-[68rem]:flex-wrap min-[68rem]:gap-x-5 min-[68rem]:gap-y-4">
            <details
              className="fold unfolded:details-content:[content-visibility:visible] max-[68rem]:open:flex-[1_1_100%] min-[68rem]:flex-auto"
              open={isNarrowed(query)}
            >
              <summary className="unfolded:hidden">{t("more")}</summary>
              <div className="unfolded:pt-0 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-5 gap-y-4 pt-2 min-[68rem]:flex min-[68rem]:flex-wrap">
                {/* Its names are the longest. */}
                <Choice
                  name="category"
                  className="col-span-full min-[68rem]:flex-auto"
                  label={t("category")}
                  chosen={query.category ?? ""}
                  options={[["", t("anyCategory")], ...sorted]}
                />
                <Choice
                  name="within"
                  className="min-[68rem]:flex-auto"
                  label={t("within")}
                  chosen={query.within}
                  options={reachNames}
                />
                <label className={`${tick} self-end`}>
                  <input type="checkbox" name="open" value="1" defaultChecked={query.isOpen} />
                  {t("open")}
                </label>
              </div>
            </details>
            <button type="submit" className="button ml-auto self-end wrap-anywhere">
              {t("submit")}
            </button>
          </div>
        </form>
      </search>
    </StaticPart>
  );
}

type Option = [value: string, name: string];

type ChoiceProps = {
  name: string;
  label: string;
  chosen: string;
  options: readonly Option[];
  className: string;
};

/** A filter that is chosen from a list. */
function Choice({ name, label, chosen, options, className }: ChoiceProps) {
  const id = `explore-${name}`;
  return (
    <div className={`labelled ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Whether a filter that a phone folds away is in use, and should be visible. */
const isNarrowed = ({ category, within, isOpen }: ExploreQuery): boolean =>
  category !== null || within !== defaultReach || isOpen;
