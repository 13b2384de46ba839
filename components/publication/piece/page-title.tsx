import type { ReactNode } from "react";

type Props = {
  title: ReactNode;
  lead: ReactNode;
  /** Whether what it stands in already parts it from what follows. */
  isParted?: boolean;
};

/** The head of a list or text page. */
export function PageTitle({ title, lead, isParted = false }: Props) {
  return (
    <header className={isParted ? "grid gap-4" : "mb-8 grid gap-4"}>
      <h1>{title}</h1>
      {lead && <p className="max-w-measure text-lg text-soft">{lead}</p>}
    </header>
  );
}
