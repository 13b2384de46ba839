import { shownMeaning } from "@/components/term/shown-meaning";
import { cutAtMatches, holdsText } from "#lib/content/text-match";

/** One item of a list as it stands on the page. */
export type ListItem = {
  /** Whether it belongs to a group; every item belongs to the group of no name. */
  isIn: (group: string) => boolean;
  /** Whether its texts hold what was typed. */
  holds: (typed: string) => boolean;
  /** Shows it with what was typed marked, or hides it. */
  show: (isShown: boolean, typed: string) => void;
};

/** The cards of a grid: searched by title and summary. */
export function cards(): ListItem[] {
  return [...document.querySelectorAll<HTMLElement>(".card[data-group]")].map((card) => {
    const texts = [...card.querySelectorAll("h2, h2 + p")].map(({ textContent }) => textContent);
    return {
      isIn: (group) => group === "" || card.dataset.group === group,
      holds: (typed) => holdsText(typed, ...texts),
      show: (isShown) => setHidden(card, !isShown),
    };
  });
}

/** The glossary's terms: searched by term, definition, category and translation, with matches marked. */
export function terms(): ListItem[] {
  return [...document.querySelectorAll<HTMLElement>(".terms > [data-group]")].flatMap((row) => {
    const name = row.querySelector("dt a");
    const meaning = row.querySelector("dd");
    if (!name || !meaning) return [];
    const { group = "", definition } = row.dataset;
    const term = name.textContent;
    const translation = row.dataset.translation ?? meaning.textContent;
    return [
      {
        isIn: (asked) => asked === "" || group === asked,
        holds: (typed) => holdsText(typed, term, translation, definition, group),
        show: (isShown, typed) => {
          setHidden(row, !isShown);
          const marked = isShown ? typed : "";
          mark(name, term, marked);
          mark(meaning, shownMeaning({ term, translation, definition, typed: marked }), marked);
        },
      },
    ];
  });
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  // Asked first: writing the same again would still make the browser lay the page out anew.
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

function mark(element: Element, text: string, typed: string): void {
  const pieces = cutAtMatches(text, typed);
  if (element.childElementCount === 0 && pieces.length === 1 && !pieces[0]?.isMatch) {
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
