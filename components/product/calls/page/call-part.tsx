import type { ReactNode } from "react";

type Props = { id: string; title: string; children: ReactNode };

/** A titled part of a call's page. */
export function CallPart({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="rule">
        {title}
      </h2>
      {children}
    </section>
  );
}
