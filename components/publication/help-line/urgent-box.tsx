import { LineRow, wayLook } from "@/components/publication/help-line/line-row";
import type { UrgentLines } from "#lib/publication/content/urgent-lines-shape";

type Props = {
  lines: UrgentLines;
  /** One level below the heading of the part that the box stands in. */
  heading: "h3" | "h4";
};

/** Whom to call at once, as a box. On the server and in the browser alike. */
export function UrgentBox({ lines: { title, groups, all }, heading: Heading }: Props) {
  return (
    <aside aria-label={title} className="callout callout-care max-w-measure">
      <Heading>{title}</Heading>
      <div className="mt-4 text-sm">
        {groups.map(({ name, lines }) => (
          <div key={name}>
            {name !== "" && <p className="font-semibold">{name}</p>}
            <ul>
              {lines.map((line) => (
                <LineRow key={line.name} {...line} />
              ))}
            </ul>
          </div>
        ))}
        <a href={all.href} className={wayLook}>
          {all.label}
        </a>
      </div>
    </aside>
  );
}
