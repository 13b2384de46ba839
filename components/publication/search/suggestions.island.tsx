"use client";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from "react";
import { createPortal } from "react-dom";
import type { ListedKind } from "#lib/publication/content/kinds";
import type { Locale } from "#lib/base/i18n/locales";
import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { SuggestionTitle } from "@/components/publication/search/suggestion-title";
import { useSuggestions, type Shown } from "@/components/publication/search/use-suggestions";
import { useFlag } from "#lib/reader/visitor/read-flags";

type Labels = Record<
  | ListedKind
  | "suggestions"
  | "seeAll"
  | "inEnglish"
  | "found"
  | "notFound"
  | "tooCommon"
  | "failed"
  | "tooMany",
  string
>;
type Props = { input: HTMLInputElement };

/** An option of the list by its place, among the answers that it was chosen from; -1 for none. */
type Choice = { of: Shown | null; at: number };

const box =
  "absolute top-[calc(100%+0.5rem)] left-0 z-30 w-[max(100%,min(30rem,60vw))] rounded-md border-[1.5px] border-ink bg-raised [box-shadow:var(--shadow-float)]";

/**
 * Why an island: suggestions while typing, as an ARIA combobox on the search box that the server rendered. Loaded, words included,
 * when a reader first enters a search box; the box itself works without it.
 */
export function SuggestionsIsland({ input }: Props) {
  const id = useId();
  const flag = useFlag("search_suggestions");
  const isOffered = flag.enabled;
  const { locale } = splitLocale(window.location.pathname);
  const shown = useSuggestions(input, isOffered ? Number(flag.config.min_characters) : Infinity, locale);
  // The reader may have left the box while this was loading.
  const [isWanted, setWanted] = useState(() => input === document.activeElement);
  // A choice belongs to one answer: a newer answer starts without one.
  const [choice, setChoice] = useState<Choice>({ of: null, at: -1 });
  const active = choice.of === shown ? choice.at : -1;
  const [labels, setLabels] = useState<Labels | null>(null);
  const options = labels && shown ? optionsOf(shown, locale) : [];
  const isOpen = isWanted && options.length > 0;
  const chosen = isOpen ? options[active] : undefined;

  useEffect(() => {
    if (labels) return;
    import(`../../../messages/${locale}/search.json`).then(
      ({ default: texts }: { default: Labels }) => setLabels(texts),
      // Requested again with the next answer.
      () => undefined,
    );
  }, [locale, labels, shown]);
  // Before painting: a key pressed as soon as the list is visible must already work, with screen readers too.
  useLayoutEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(isOpen),
      "aria-controls": isOpen ? id : null,
      "aria-activedescendant": chosen ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null || !isOffered) input.removeAttribute(name);
      else input.setAttribute(name, value);
  }, [input, id, isOpen, chosen, active, isOffered]);

  useKeys(input, { shown, options, chosen, isOpen, setWanted, setChoice });

  if (!isOffered) return null;
  const said = shown && labels ? sayingOf(shown, labels) : "";
  const isFault = shown !== null && shown.fault !== null;
  return createPortal(
    <>
      {/* There before its words are: one that came with its text would not be read out. */}
      <span className="sr-only" role="status">
        {isWanted && !isFault && said}
      </span>
      {isWanted && isFault && labels && (
        <p className={`${box} px-4 py-[0.6rem]`} role="alert">
          {said}
        </p>
      )}
      {isOpen && labels && shown && (
        <OptionList
          id={id}
          labels={labels}
          locale={locale}
          shown={shown}
          options={options}
          active={active}
          choose={(at) => setChoice({ of: shown, at })}
        />
      )}
    </>,
    input.closest("search") ?? document.body,
  );
}

/** What is suggested, and last the way to all that was found. */
const optionsOf = (shown: Shown, locale: Locale) =>
  shown.total > 0
    ? [
        ...shown.suggestions.map(({ path, ...rest }) => ({ ...rest, href: localePath(path, locale) })),
        {
          kind: null,
          title: [],
          language: undefined,
          href: localePath(`/search?q=${encodeURIComponent(shown.query)}`, locale),
        },
      ]
    : [];
type Option = ReturnType<typeof optionsOf>[number];

type Keys = {
  shown: Shown | null;
  options: readonly Option[];
  chosen: Option | undefined;
  isOpen: boolean;
  setWanted: (isWanted: boolean) => void;
  setChoice: Dispatch<SetStateAction<Choice>>;
};

/** The keys of the search box, and what opens and closes the list. */
function useKeys(input: HTMLInputElement, { shown, options, chosen, isOpen, setWanted, setChoice }: Keys) {
  useLayoutEffect(() => {
    const places = options.length + 1;
    const move = (step: number) =>
      setChoice(({ of, at }) => ({
        of: shown,
        at: (((of === shown ? at : -1) + 1 + step + places) % places) - 1,
      }));
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        if (options.length === 0) return;
        event.preventDefault();
        setWanted(true);
        move(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Enter" && chosen) {
        event.preventDefault();
        window.location.assign(chosen.href);
      } else if (event.key === "Escape" && isOpen) {
        // The first Escape closes the list, the next one clears the box.
        event.preventDefault();
        setWanted(false);
        setChoice({ of: null, at: -1 });
      }
    };
    const show = () => setWanted(true);
    const hide = () => setWanted(false);
    input.addEventListener("keydown", press);
    input.addEventListener("input", show);
    input.addEventListener("focus", show);
    input.addEventListener("blur", hide);
    return () => {
      input.removeEventListener("keydown", press);
      input.removeEventListener("input", show);
      input.removeEventListener("focus", show);
      input.removeEventListener("blur", hide);
    };
  }, [input, shown, options.length, chosen, isOpen]);
}

type ListProps = {
  id: string;
  labels: Labels;
  locale: Locale;
  shown: Shown;
  options: readonly Option[];
  active: number;
  choose: (at: number) => void;
};

function OptionList({ id, labels, locale, shown, options, active, choose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list scrolls to the choice, and only the list: `scrollIntoView` would scroll the page too.
  useLayoutEffect(() => {
    const held = list.current;
    if (!held) return;
    const option = held.children[active];
    if (!(option instanceof HTMLElement)) held.scrollTop = 0;
    else
      held.scrollTop = Math.min(
        option.offsetTop,
        Math.max(held.scrollTop, option.offsetTop + option.offsetHeight - held.clientHeight),
      );
  }, [active, shown]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={labels.suggestions}
      className={`${box} max-h-[50vh] overflow-auto py-2`}
      // A scrollable list would otherwise be a stop of the Tab key.
      tabIndex={-1}
      // Keeps the focus in the box, and so the list open, until the press becomes a click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ href, kind, title, language }, at) => (
        <a
          key={href}
          className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-4 px-4 py-2 text-base/[1.2] no-underline -outline-offset-3 last:border-t last:border-line last:font-semibold last:wrap-anywhere aria-selected:bg-signal-soft"
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          href={href}
          onMouseMove={() => choose(at)}
        >
          {kind ? (
            <>
              <SuggestionTitle
                parts={title}
                language={language}
                locale={locale}
                inEnglish={shown.hasOwn === false ? null : labels.inEnglish}
              />
              <small className="text-(length:--text-xs) text-soft">{labels[kind]}</small>
            </>
          ) : (
            labels.seeAll.replace("{query}", () => shown.query)
          )}
        </a>
      ))}
    </div>
  );
}

/** What screen readers say about the list. */
function sayingOf({ fault, isTooCommon, total, suggestions }: Shown, labels: Labels): string {
  if (fault !== null) return labels[fault];
  if (isTooCommon) return labels.tooCommon;
  return total === 0 ? labels.notFound : labels.found.replace("{count}", String(suggestions.length));
}
