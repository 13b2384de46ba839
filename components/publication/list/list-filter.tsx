import { useTranslations } from "next-intl";
import { ChoiceChips, chosenValues, type ListChoice } from "@/components/publication/list/choice-chips";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { longestFilter } from "#lib/base/addresses/filtered-addresses";

export type ListFilterProps = {
  /** Unprefixed path of the list. */
  path: string;
  searchLabel: string;
  query: string | null;
  /** What the list can be narrowed to, each choice a row of chips. */
  choices: readonly ListChoice[];
  /** The note on an item that is found only by its `{category}`. */
  reason?: string;
  /** Whether the island filters the list in place. A list of several pages uses links and forms. */
  isInPlace: boolean;
  /** Whether the chips are hidden while the reader searches for a text. */
  hidesChoices?: boolean;
  shown: number;
  total: number;
};

/** Search box and chips above a list: a GET form and links, answered by the server. The island does the same in place. */
export function ListFilter(props: ListFilterProps) {
  const { path, query, choices, isInPlace, shown, total } = props;
  const t = useTranslations("reading.list");
  const locale = useCurrentLocale();
  const values = { ...chosenValues(choices), q: query };
  return (
    <StaticPart>
      <div className="mb-6 grid gap-4 print:hidden" data-list="" data-list-reason={props.reason}>
        <search aria-label={props.searchLabel}>
          <form
            action={localePath(path, locale)}
            className="flex max-w-136 flex-wrap gap-3"
            data-list-form={isInPlace ? "" : undefined}
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
            {choices.map(
              ({ parameter, chosen }) =>
                chosen && <input key={parameter} type="hidden" name={parameter} value={chosen.value} />,
            )}
            <button className="button" type="submit">
              {t("search")}
            </button>
          </form>
        </search>
        {choices.map((choice) => (
          <ChoiceChips
            key={choice.parameter}
            choice={choice}
            path={path}
            others={values}
            isInPlace={isInPlace}
            hiddenBy={props.hidesChoices ? { query } : undefined}
          />
        ))}
        <p className="meta" role="status" data-list-status={t.raw("showing") as string}>
          {t("showing", { count: shown, total })}
        </p>
      </div>
    </StaticPart>
  );
}
