import type { ReactNode } from "react";

type Props = { id: string; title: string; children: ReactNode };

/** A titled part of a page in the shell. */
export function ShellSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-11 grid gap-5 [&>p]:max-w-measure">
      <h2 id={`${id}-title`} className="rule">
        {title}
      </h2>
      {children}
    </section>
  );
}
