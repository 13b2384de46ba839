import { useTranslations } from "next-intl";
import { FilterLink } from "@/components/publication/list/filter-link";
import { chip } from "@/components/ui/chip";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { longestFilter, withQuery } from "#lib/base/addresses/filtered-addresses";

export type ListGroup = {
  /** The value of `data-group` on an item. */
  key: string;
  /** The value in an address. */
  value: string;
  title: string;
  /** The language tag of the title, if it is not that of the page. */
  lang?: string;
};

export type ListFilterProps = {
  /** Unprefixed path of the list. */
  path: string;
  searchLabel: string;
  query: string | null;
  /** The choice among the groups: its parameter, its name, and the label for all groups. */
  parameter: "category" | "difficulty";
  groupLabel: string;
  allLabel: string;
  groups: readonly ListGroup[];
  chosen: ListGroup | null;
  /** The note on an item that is found only by its `{category}`. */
  reason?: string;
  /** Whether the island filters the list in place. A list of several pages uses links and forms. */
  isInPlace: boolean;
  /** Whether the chips are hidden while the reader searches for a text. */
  hidesGroups?: boolean;
  shown: number;
  total: number;
};

/** Search box and chips above a list: a GET form and links, answered by the server. The island does the same in place. */
export function ListFilter(props: ListFilterProps) {
  const { path, query, parameter, groups, chosen, shown, total } = props;
  const t = useTranslations("reading.list");
  const locale = useCurrentLocale();
  const choice = (group: ListGroup | null, title: string) => (
    <li key={group?.key ?? ""}>
      <FilterLink
        className={chip}
        href={withQuery(path, { [parameter]: group?.value, q: query })}
        chosen={group?.key === chosen?.key}
        data-group={props.isInPlace ? (group?.key ?? "") : undefined}
        lang={group?.lang}
      >
        {title}
      </FilterLink>
    </li>
  );
  return (
    <StaticPart>
      <div className="mb-6 grid gap-4 print:hidden" data-list={parameter} data-list-reason={props.reason}>
        <search aria-label={props.searchLabel}>
          <form
            action={localePath(path, locale)}
            className="flex max-w-136 flex-wrap gap-3"
            data-list-form={props.isInPlace ? "" : undefined}
          >
            <input
              className="field grow basis-40"
              type="search"
              name="q"
              maxLength={longestFilter}
              defaultValue={query ?? ""}
              aria-label={props.searchLabel}
              placeholder={props.searchLabel}
              autoComplete="off"
              enterKeyHint="search"
            />
            {chosen && <input type="hidden" name={parameter} value={chosen.value} />}
            <button className="button" type="submit">
              {t("search")}
            </button>
          </form>
        </search>
        <ul
          className="flex flex-wrap gap-2"
          aria-label={props.groupLabel}
          data-list-idle={props.hidesGroups ? "" : undefined}
          hidden={props.hidesGroups && query !== null}
        >
          {choice(null, props.allLabel)}
          {groups.map((group) => choice(group, group.title))}
        </ul>
        <p className="meta" role="status" data-list-status={t.raw("showing") as string}>
          {t("showing", { count: shown, total })}
        </p>
      </div>
    </StaticPart>
  );
}
