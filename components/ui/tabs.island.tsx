"use client";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

type Props = {
  /** The name of the set of tabs. */
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
};

/**
 * Why an island: only a script can show one panel at a time. Until then, and without one, the panels are sections under their
 * headings. Arrow keys, Home and End move between tabs and show them.
 */
export function TabsIsland({ label, tabs }: Props) {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(0);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  if (!isHydrated)
    return (
      <div className="tabs grid gap-5">
        {tabs.map(({ id, title, content }) => (
          <section key={id}>
            <h3>{title}</h3>
            {content}
          </section>
        ))}
      </div>
    );

  function move(event: KeyboardEvent) {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    setShown(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className="tabs grid gap-5" data-live="">
      <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap border-b border-line">
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-controls={`${prefix}${id}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}`}
          aria-labelledby={`${prefix}${id}-tab`}
          hidden={index !== shown}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
