import type { UrgentLines } from "@/components/publication/help-line/urgent-lines-shape";

type Props = { lines: UrgentLines };

/** Whom to call at once, as a box. On the server and in the browser alike. */
export function UrgentBox({ lines: { title, groups, all } }: Props) {
  return (
    <aside aria-label={title} className="callout callout-care max-w-measure">
      <strong>{title}</strong>
      <div className="mt-4 text-sm leading-11 [&_a]:mr-4 [&_a]:inline-block">
        {groups.map(({ name, lines }) => (
          <div key={name}>
            {name !== "" && <p className="font-semibold">{name}</p>}
            <ul>
              {lines.map((line) => (
                <li key={line.name}>
                  <span lang={line.lang} className="mr-2">
                    {line.name}
                  </span>
                  {line.hours !== "" && <span className="mr-2">{`(${line.hours})`}</span>}
                  {line.ways.map(([href, label]) => (
                    <a key={href} href={href}>
                      {label}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <a href={all.href}>{all.label}</a>
      </div>
    </aside>
  );
}
