import type { ReactNode } from "react";
import { LocaleLink } from "@/components/site/locale-link";

type Props = {
  title: string;
  heading?: "h2" | "h3" | "h4";
  rows: readonly {
    key: string;
    href: string;
    title: string;
    note?: ReactNode;
    /** Path by which the reader's progress knows it. */
    piece?: string;
  }[];
};

/** A titled list of links that lead on; omitted when there are none. */
export function LinkRows({ title, heading: Heading = "h2", rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <Heading>{title}</Heading>
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.key}>
            <LocaleLink href={row.href}>
              <span lang="en">{row.title}</span>
              {row.note && <small data-piece={row.piece}>{row.note}</small>}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
