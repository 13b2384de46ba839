import { useEffect, useRef, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { ActionSummary, PanelFacts } from "@/components/publication/action-panel/action-summary";
import type { PanelLabels } from "@/components/publication/action-panel/panel-labels";
import { useAction } from "@/components/publication/action-panel/use-action";
import { actionPath, kinds } from "#lib/publication/content/kinds";
import { langOf, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Props = {
  /** Slug or id of the action. */
  name: string;
  isOpen: boolean;
  locale: Locale;
  labels: PanelLabels;
  onClose: () => void;
};

/**
 * An action in a side panel. It is the browser's own modal dialog: the rest of the page is inert, Escape closes it, and it needs no
 * library and no injected style, which the page's security policy would refuse.
 */
export function ActionPanel({ name, isOpen, locale, labels, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { action, state, retry } = useAction(name, locale);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    // Handles a click on the backdrop; by keyboard Escape does the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="panel inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(34rem,100%)] max-w-none overscroll-contain border-l-[1.5px] border-ink bg-paper text-ink [box-shadow:var(--shadow-float)] open:overflow-y-auto"
      aria-labelledby="panel-title"
      aria-busy={state === "loading"}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={keepFocusInside}
    >
      <div className="grid justify-items-start gap-[1.1rem] px-[clamp(1rem,4vw,1.75rem)] pt-4 pb-10">
        <button
          type="button"
          className="button button-quiet sticky top-4 justify-self-end bg-paper"
          onClick={onClose}
        >
          {labels.close}
        </button>
        {action && <PanelFacts action={action} labels={labels} locale={locale} />}
        {/* The same element all the time, so that screen readers read out what replaces "Loading". */}
        <div className="grid gap-3" role="status">
          <h2
            ref={title}
            id="panel-title"
            tabIndex={-1}
            className="text-(length:--text-2xl)"
            lang={action ? langOf(action) : undefined}
          >
            {action ? action.title : labels[state === "ready" ? "loading" : state]}
          </h2>
          {state === "none" && <p className="text-soft">{labels.noneText}</p>}
        </div>
        {state === "none" && (
          <a className="button" href={localePath(kinds.microAction.list, locale)}>
            {labels.browse}
          </a>
        )}
        {action && (
          <>
            <ActionSummary action={action} labels={labels} helpLines={localePath("/help-lines", locale)} />
            <a className="button" href={localePath(actionPath(action.slug), locale)}>
              {labels.open}
            </a>
          </>
        )}
        {(state === "failed" || state === "tooMany") && (
          <button
            type="button"
            className="button"
            onClick={() => {
              // Rendered synchronously: the button is gone, and the heading says what happens next.
              flushSync(retry);
              title.current?.focus();
            }}
          >
            {labels.retry}
          </button>
        )}
      </div>
    </dialog>
  );
}

/** Tab cycles within the panel; by default it would also go through the browser's own bars. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button")];
  const [first] = stops;
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && stops.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
