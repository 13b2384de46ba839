import { useTranslations } from "next-intl";
import { FilterLink } from "@/components/publication/list/filter-link";
import { chip } from "@/components/ui/chip";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { longestFilter, withQuery } from "#lib/base/addresses/filtered-addresses";

export type ListGroup = {
  /** What `data-group` of an item says. */
  key: string;
  /** How an address spells it. */
  value: string;
  title: string;
  /** The tag of the language that the title is in, where that is not the page's. */
  lang?: string;
};

type Props = {
  /** Unprefixed path of the list. */
  path: string;
  searchLabel: string;
  query: string | null;
  /** One choice among groups: its parameter, its name, and the words for all of them. */
  parameter: "category" | "difficulty";
  groupLabel: string;
  allLabel: string;
  groups: readonly ListGroup[];
  chosen: ListGroup | null;
  /** What is said of an item that is found by its `{category}` alone. */
  reason?: string;
  /** Whether the island filters the list in place. A list of several pages is left to links and forms. */
  isInPlace: boolean;
  /** While a text is searched for, the chips are hidden. */
  hidesGroups?: boolean;
  shown: number;
  total: number;
};

/** Search box and chips above a list: a GET form and links, answered by the server; the island does it in place. */
export function ListFilter(props: Props) {
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
        <search>
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
            <button className="button button-quiet" type="submit">
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
