import { FilterLink } from "@/components/publication/list/filter-link";
import { scrollRow } from "@/components/publication/piece/scroll-row";
import { chip } from "@/components/ui/chip";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

type ListGroup = {
  /** How an item names the group. */
  key: string;
  /** The value in an address. */
  value: string;
  title: string;
  /** The language tag of the title, if it is not that of the page. */
  lang?: string;
};

/** One choice above a list: among ages, categories or levels. */
export type ListChoice = {
  parameter: "age" | "category" | "difficulty";
  label: string;
  /** The label of the chip for all groups. */
  allLabel: string;
  groups: readonly ListGroup[];
  chosen: ListGroup | null;
};

type Props = {
  choice: ListChoice;
  /** Unprefixed path of the list. */
  path: string;
  /** What else the address of the list asks for; it stays when a chip is chosen. */
  others?: Record<string, string | null | undefined>;
  /** Whether the island filters the list in place. */
  isInPlace?: boolean;
  /** Whether the chips are hidden while the reader searches for a text; with the text of the search. */
  hiddenBy?: { query: string | null };
};

/**
 * The chips of a choice: links to the filtered list, the current one marked. On a phone they are one row that scrolls sideways, in
 * which the chosen one comes first, so that the list itself begins in the first window.
 */
export function ChoiceChips({ choice, path, others = {}, isInPlace = false, hiddenBy }: Props) {
  const { parameter, chosen } = choice;
  const all: ListGroup = { key: "", value: "", title: choice.allLabel };
  const isChosen = (group: ListGroup) => group.key === (chosen?.key ?? "");
  const groups = choice.groups.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
  return (
    <ul
      className={`${scrollRow} flex gap-2 sm:flex-wrap`}
      aria-label={choice.label}
      data-choice={parameter}
      data-list-idle={hiddenBy && ""}
      hidden={hiddenBy && hiddenBy.query !== null}
    >
      {[all, ...groups].map((group) => (
        <li key={group.key} className="flex-none">
          <FilterLink
            className={chip}
            href={withQuery(path, { ...others, [parameter]: group.value })}
            chosen={isChosen(group)}
            data-group={isInPlace ? group.key : undefined}
            lang={group.lang}
          >
            {group.title}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

/** The values of choices by parameter, as an address has them. */
export const chosenValues = (choices: readonly ListChoice[]): Record<string, string | null> =>
  Object.fromEntries(choices.map(({ parameter, chosen }) => [parameter, chosen?.value ?? null]));
