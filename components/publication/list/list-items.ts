import { shownMeaning } from "@/components/publication/term/shown-meaning";
import { cutAtMatches, foldForSearch, holdsFolded } from "#lib/publication/search/text-match";

/** The key of the chosen group of each choice, by the choice's parameter. */
export type Chosen = ReadonlyMap<string, string>;

/** One item of a list on the page. */
export type ListItem = {
  /** Whether the item belongs to the group that is chosen of each choice; every item belongs to the group "". */
  isIn: (chosen: Chosen) => boolean;
  /** Whether its texts contain what was typed. */
  holds: (typed: string) => boolean;
  /** Shows the item with the typed text marked, or hides it. */
  show: (isShown: boolean, typed: string) => void;
};

/** The cards of a grid, searched by title and summary. */
export function cards(): ListItem[] {
  return [...document.querySelectorAll<HTMLElement>(".grid-cards > .card")].map((card) => {
    const texts = [...card.querySelectorAll("h2, h2 ~ p")].map(({ textContent }) =>
      foldForSearch(textContent),
    );
    return {
      isIn: (chosen) => isInAll(card, chosen),
      holds: (typed) => holdsFolded(typed, texts),
      show: (isShown) => setHidden(card, !isShown),
    };
  });
}

/**
 * The glossary's terms, searched by term, definition, category and translation, with matches marked. `reason` is the note on a term
 * that is found only by its `{category}`; `names` are the categories' labels.
 */
export function terms(reason: string, names: ReadonlyMap<string, string>): ListItem[] {
  return [...document.querySelectorAll<HTMLElement>(".terms > div")].flatMap((row) => {
    const name = row.querySelector("dt a");
    const meaning = row.querySelector("dd");
    if (!name || !meaning) return [];
    const { category: group = "", definition } = row.dataset;
    const term = name.textContent;
    const translation = row.dataset.translation ?? meaning.textContent;
    const visible = [term, translation, definition ?? ""].map(foldForSearch);
    const category = group === "" ? "" : (names.get(group) ?? group);
    const texts = [...visible, foldForSearch(category)];
    return [
      {
        isIn: (chosen) => isInAll(row, chosen),
        holds: (typed) => holdsFolded(typed, texts),
        show: (isShown, typed) => {
          setHidden(row, !isShown);
          const marked = isShown ? typed : "";
          mark(name, term, marked);
          mark(meaning, shownMeaning({ term, translation, definition, typed: marked }), marked);
          tellReason(row, holdsFolded(marked, visible) ? null : { reason, category, typed });
        },
      },
    ];
  });
}

/** An item names its groups by the choice's parameter. It may be for several ages, but is in one category. */
const isInAll = ({ dataset }: HTMLElement, chosen: Chosen): boolean =>
  [...chosen].every(
    ([parameter, key]) =>
      key === "" ||
      dataset[parameter] === key ||
      (parameter === "age" && dataset.age?.split(" ").includes(key)),
  );

function setHidden(element: HTMLElement, isHidden: boolean): void {
  // Checked first: writing an unchanged value would still make the browser lay out the page.
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** Shows or removes the note below a term that it was found by its category. */
function tellReason(row: Element, why: { reason: string; category: string; typed: string } | null): void {
  const said = row.querySelector("[data-reason]");
  if (!why) {
    said?.remove();
    return;
  }
  const [before = "", after = ""] = why.reason.split("{category}");
  const category = document.createElement("span");
  mark(category, why.category, why.typed);
  const place = said ?? document.createElement("dd");
  place.className = "meta";
  place.setAttribute("data-reason", "");
  place.setAttribute("lang", document.documentElement.lang);
  place.replaceChildren(before, category, after);
  if (!said) row.append(place);
}

function mark(element: Element, text: string, typed: string): void {
  const pieces = cutAtMatches(text, typed);
  if (element.childElementCount === 0 && !pieces.some(({ isMatch }) => isMatch)) {
    if (element.textContent !== text) element.textContent = text;
    return;
  }
  element.replaceChildren(
    ...pieces.map((piece) => {
      if (!piece.isMatch) return piece.text;
      const marked = document.createElement("mark");
      marked.textContent = piece.text;
      return marked;
    }),
  );
}
