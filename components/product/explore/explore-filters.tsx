import { getTranslations } from "next-intl/server";
import { tick } from "@/components/product/looks";
import { Labelled } from "@/components/ui/labelled";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { collator } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";
import { categories } from "#lib/product/directory/business/business";
import { formatDistance } from "#lib/product/directory/business/distance";
import {
  defaultReach,
  reaches,
  type ExploreQuery,
  type Reach,
} from "#lib/product/directory/query/explore-query";

type Props = {
  query: ExploreQuery;
  /** The directory's country, in two letters; empty when it is not known. */
  country: string;
};

/** The filters of Explore: the kind of business, how far it is, and whether it is open. A phone folds them away. */
export async function ExploreFilters({ query, country }: Props) {
  const t = await getTranslations("explore.form");
  const kinds = await getTranslations("explore.categories");
  const { tag } = languages[await currentLocale()];
  const { compare } = collator(tag, {});
  const sorted = categories
    .map((category): Option => [category, kinds(category)])
    .toSorted(([, a], [, b]) => compare(a, b));
  const reachNames = (Object.entries(reaches) as [Reach, number | null][]).map(([reach, km]): Option => [
    reach,
    km === null ? t("anyDistance") : t("withinDistance", { distance: formatDistance(km, tag, country) }),
  ]);
  return (
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
  );
}

/** Whether a filter that a phone folds away is in use, and should be visible. */
const isNarrowed = ({ category, within, isOpen }: ExploreQuery): boolean =>
  category !== null || within !== defaultReach || isOpen;

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
    <Labelled id={id} label={label} className={className}>
      <select id={id} className="field" name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
