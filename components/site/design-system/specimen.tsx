import type { ReactNode } from "react";

type Props = {
  /** The file in `components/ui` that is shown, or several, without their extensions. A test looks for each of them. */
  file: string;
  title: string;
  states: readonly { name: string; shown: ReactNode }[];
};

/** One component in each of its states, each with the state's name. */
export function Specimen({ file, title, states }: Props) {
  return (
    <section id={`ui-${file.split(" ")[0]}`} className="specimen grid gap-4" data-component={file}>
      <h3>
        <span>{title}</span> <code>{`components/ui/${file}`}</code>
      </h3>
      <dl>
        {states.map(({ name, shown }) => (
          <div key={name}>
            <dt className="meta">{name}</dt>
            <dd className="min-w-0">{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
