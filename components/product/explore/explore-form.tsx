import { getTranslations } from "next-intl/server";
import { ExploreFilters } from "@/components/product/explore/explore-filters";
import { LocationField, type LocationFieldProps } from "@/components/product/explore/location-field";
import { StaticPart } from "@/components/site/static-part";
import { fieldState, Labelled } from "@/components/ui/labelled";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { longestSearch, type ExploreQuery } from "#lib/product/directory/query/explore-query";

type Props = LocationFieldProps & {
  query: ExploreQuery;
  /** The directory's country, in two letters; empty when it is not known. */
  country: string;
};

/** A field for words; beside another one both begin at the same height, however long their hints are. */
const wordField =
  "flex-[1_1_100%] content-start min-[68rem]:col-span-6 min-[68rem]:row-span-3 min-[68rem]:grid-rows-subgrid";

/** The search of Explore: a plain form, whose address is that of the list. */
export async function ExploreForm({ query, country, ...where }: Props) {
  const t = await getTranslations("explore.form");
  const search = { id: "explore-search", hint: t("searchHint") };
  return (
    <StaticPart>
      <search>
        <form
          action={localePath("/explore", await currentLocale())}
          aria-label={t("title")}
          className="mt-7 flex flex-wrap gap-x-5 gap-y-4 min-[68rem]:grid min-[68rem]:grid-cols-12"
        >
          {query.isExact && <input type="hidden" name="exact" value={query.search} />}
          <Labelled {...search} label={t("search")} className={wordField}>
            <input
              {...fieldState(search)}
              id={search.id}
              // No taller where a fault stands below its neighbor.
              className="field self-start"
              type="search"
              name="q"
              defaultValue={query.search}
              maxLength={longestSearch}
              placeholder={t("searchExample")}
              enterKeyHint="search"
            />
          </Labelled>
          <LocationField {...where} className={wordField} />
          {/* One line where a language's words fit on it; what does not fit, whole, begins the next. */}
          <div className="contents min-[68rem]:col-span-full min-[68rem]:flex min-[68rem]:flex-wrap min-[68rem]:gap-x-5 min-[68rem]:gap-y-4">
            <ExploreFilters query={query} country={country} />
            <button type="submit" className="button ml-auto self-end wrap-anywhere">
              {t("submit")}
            </button>
          </div>
        </form>
      </search>
    </StaticPart>
  );
}
