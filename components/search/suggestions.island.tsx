"use client";
import { useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import type { KindName } from "#lib/content/search-query";
import { localePath, splitLocale } from "#lib/i18n/paths";
import { SuggestionTitle } from "@/components/search/suggestion-title";
import { useSuggestions } from "@/components/search/use-suggestions";
import { useFlag } from "#lib/visitor/read-flags";

type Labels = Record<KindName | "suggestions" | "seeAll" | "found" | "notFound", string>;
type Props = { input: HTMLInputElement };

/**
 * Why an island: suggestions while typing, as an ARIA combobox over the search box that the server drew. Loaded when a
 * reader first enters a search box, words included; the box itself works without.
 */
export function SuggestionsIsland({ input }: Props) {
  const id = useId();
  const flag = useFlag("search_suggestions");
  const isOffered = flag.enabled;
  const shown = useSuggestions(input, isOffered ? Number(flag.config.min_characters) : Infinity);
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const [labels, setLabels] = useState<Labels | null>(null);
  const { locale } = splitLocale(window.location.pathname);
  const options =
    labels && shown && shown.total > 0
      ? [
          ...shown.suggestions.map(({ path, ...rest }) => ({ ...rest, href: localePath(path, locale) })),
          { kind: null, title: [], href: localePath(`/search?q=${encodeURIComponent(shown.query)}`, locale) },
        ]
      : [];
  const isOpen = isWanted && options.length > 0;
  const chosen = isOpen ? options[active] : undefined;

  useEffect(() => {
    void import(`../../messages/${locale}/search.json`).then(({ default: texts }: { default: Labels }) =>
      setLabels(texts),
    );
  }, [locale]);
  useEffect(() => setActive(-1), [shown]);
  useEffect(() => {
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

  useEffect(() => {
    const move = (step: number) =>
      setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
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
        setActive(-1);
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
  }, [input, options.length, chosen, isOpen]);

  if (!labels || !isOffered) return null;
  const said = !shown
    ? ""
    : shown.total === 0
      ? labels.notFound
      : labels.found.replace("{count}", String(shown.suggestions.length));
  return createPortal(
    <>
      <span className="unseen" role="status">
        {isWanted && said}
      </span>
      {isOpen && (
        <div id={id} role="listbox" aria-label={labels.suggestions} className="suggestions">
          {options.map(({ href, kind, title }, at) => (
            <a
              key={href}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              href={href}
              // Keeps the focus in the box, and so the list open, until the press is a click.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(at)}
            >
              {kind ? (
                <>
                  <SuggestionTitle parts={title} />
                  <small>{labels[kind]}</small>
                </>
              ) : (
                labels.seeAll.replace("{query}", shown?.query ?? "")
              )}
            </a>
          ))}
        </div>
      )}
    </>,
    input.closest("search") ?? document.body,
  );
}
