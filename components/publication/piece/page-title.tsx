import type { ReactNode } from "react";

type Props = { title: ReactNode; lead: ReactNode };

/** The head of a list or text page. */
export function PageTitle({ title, lead }: Props) {
  return (
    <header className="mb-8 grid gap-4">
      <h1>{title}</h1>
      {lead && <p className="max-w-measure text-lg text-soft">{lead}</p>}
    </header>
  );
}
