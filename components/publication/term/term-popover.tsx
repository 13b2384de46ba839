import { Anchor, Content, Root } from "@radix-ui/react-popover";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { fetchTerm, type TermExplanation } from "@/components/publication/term/fetch-term";
import { isRateLimit } from "#lib/platform/browser/requests/api-client";
import { countryNames } from "#lib/base/i18n/country-names";
import { langOf, languages } from "#lib/base/i18n/locales";
import { splitLocale } from "#lib/base/i18n/paths";

export type PopoverLabels = Record<"loading" | "more" | "example" | "failed" | "tooMany", string>;
type Props = { term: HTMLAnchorElement; labels: PopoverLabels };

/** The gap between the popover and its term, and to the edge of the window. */
const gap = 8;
const id = "term-popover";
const leaveFocus = (event: Event) => event.preventDefault();
/** Radix would move Tab from the last link of a popover back to its first; here it continues in the text. */
const leaveTab = (event: KeyboardEvent) => {
  if (event.key === "Tab") event.stopPropagation();
};

/**
 * The meaning of a glossary term, shown at the term. It comes right after the term in the document, so that Tab leads into it. It
 * does not take the focus: it is a note on the text, not a place to go. Loaded when a term is first reached.
 */
export function TermPopover({ term, labels }: Props) {
  const { locale } = splitLocale(term.pathname);
  // Out of the flow: where terms stand in a row, a gap would open beside it.
  const [place] = useState(() => Object.assign(document.createElement("span"), { className: "absolute" }));
  const note = useRef<HTMLDivElement>(null);
  const anchor = useRef({
    // A term broken over two lines is explained at its beginning.
    getBoundingClientRect: () => term.getClientRects()[0] ?? term.getBoundingClientRect(),
  });
  useEffect(() => {
    term.after(place);
    term.setAttribute("aria-describedby", id);
    return () => {
      term.removeAttribute("aria-describedby");
      place.remove();
    };
  }, [term, place]);
  useEffect(() => (note.current ? keepFocusInSight(note.current) : undefined), []);
  return (
    <Root open>
      <Anchor virtualRef={anchor} />
      {createPortal(
        <>
          <Content
            ref={note}
            id={id}
            role="note"
            // The popover is inside the text, which may have another language than the page and its words.
            lang={languages[locale].tag}
            className="z-30 grid w-[min(19rem,100vw-1rem)] gap-[0.35rem] rounded-md border-[1.5px] border-ink bg-raised px-4 pt-[0.85rem] pb-[0.6rem] text-left font-sans text-sm/[1.5] font-normal text-ink [box-shadow:var(--shadow-float)]"
            // In a low window, as at 400 % zoom, it scrolls: the page cannot scroll to what of a fixed box lies outside the window.
            // To its very edge the browser would scroll by whole pixels, and cut the ring of the focus.
            style={{
              maxHeight: "var(--radix-popover-content-available-height)",
              overflowY: "auto",
              scrollPaddingBlock: gap,
            }}
            align="start"
            sideOffset={gap}
            collisionPadding={gap}
            onOpenAutoFocus={leaveFocus}
            onCloseAutoFocus={leaveFocus}
            // The island decides when to close, as it knows the delays.
            onInteractOutside={leaveFocus}
            onEscapeKeyDown={leaveFocus}
          >
            <Explanation term={term} labels={labels} />
          </Content>
          <NoGuards />
        </>,
        place,
      )}
    </Root>
  );
}

/**
 * Keeps the focused element within `note` in sight when the note shrinks: as the page scrolls to a term, the note moves from above
 * it to below it, where there may be less room. The browser itself scrolls to an element only when it receives the focus. Returns
 * the function that ends it.
 */
function keepFocusInSight(note: HTMLElement) {
  const resizing = new ResizeObserver(() => {
    if (note.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: "nearest" });
  });
  resizing.observe(note);
  return () => resizing.disconnect();
}

/**
 * Takes Radix's guards, an invisible element at either end of the page, out of the order of Tab: nothing here keeps the focus that
 * they would guard. They are there by now, since the effects of the content before this run first.
 */
function NoGuards() {
  useEffect(() => {
    for (const guard of document.querySelectorAll("[data-radix-focus-guard]"))
      guard.setAttribute("tabindex", "-1");
  }, []);
  return null;
}

function Explanation({ term, labels }: Props) {
  const { locale, path } = splitLocale(term.pathname);
  const [read, setRead] = useState<TermExplanation | "loading" | "failed" | "tooMany">("loading");
  useEffect(() => {
    let isWanted = true;
    fetchTerm(decodeURIComponent(path.split("/").at(-1) ?? ""), locale).then(
      (explanation) => isWanted && setRead(explanation),
      (error: unknown) => isWanted && setRead(isRateLimit(error) ? "tooMany" : "failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [path, locale]);
  if (read === "loading") return <span>{labels.loading}</span>;
  const more = (
    <a
      className="inline-flex min-h-11 items-center font-semibold text-link"
      href={term.href}
      onKeyDown={leaveTab}
    >
      {labels.more}
    </a>
  );
  if (read === "failed" || read === "tooMany")
    return (
      <>
        <span>{labels[read]}</span>
        {more}
      </>
    );
  const meaning = read.parentTranslation ?? read.definition;
  const [example] = read.howTheyUseIt;
  return (
    <>
      <b className="font-display text-lg/[1.2]" lang={langOf(read)}>
        {read.term}
      </b>
      {read.heardIn.length > 0 && (
        <small className="text-(length:--text-xs) text-soft">
          {countryNames(read.heardIn, languages[locale].tag)}
        </small>
      )}
      {meaning && <span lang={langOf(read)}>{meaning}</span>}
      {example && (
        <>
          <small className="mt-1 text-(length:--text-xs) font-semibold text-soft">{labels.example}</small>
          <q className="border-l-3 border-signal pl-[0.7rem] [quotes:none]" lang={langOf(read)}>
            {example}
          </q>
        </>
      )}
      {more}
    </>
  );
}
