import { LineRow } from "@/components/publication/help-line/line-row";
import { shownLine } from "#lib/publication/content/shown-help-line";
import type { HelpWords } from "#lib/publication/content/help-ways";
import { countryName } from "#lib/base/i18n/country-names";
import type { HelpGroup } from "#lib/publication/content/choose-help-lines";
import type { HelpLine } from "#lib/publication/content/help-line";

type Words = { tag: string; t: HelpWords };
type FoldsProps = Words & {
  /** A note is told beside the name of the country. */
  groups: readonly (HelpGroup<HelpLine> & { note?: string })[];
};

/** Help lines by country, all folded but the first. */
export const CountryFolds = ({ groups, tag, t }: FoldsProps) =>
  groups.map(({ country, lines, note }, index) => (
    <details key={country} open={index === 0}>
      <summary>{[countryName(country, tag), ...(note ? [note] : [])].join(" · ")}</summary>
      <LineRows lines={lines} tag={tag} t={t} />
    </details>
  ));

/** The rows of help lines in a box; nothing if there are none. */
export const LineRows = ({ lines, tag, t }: Words & { lines: readonly HelpLine[] }) =>
  lines.length > 0 && (
    <ul className="pl-0">
      {lines.map((line, index) => (
        <LineRow key={index} {...shownLine(line, tag, t)} />
      ))}
    </ul>
  );
