import { waysOf, type HelpWords } from "#lib/publication/content/help-ways";
import type { ShownLine } from "#lib/publication/content/urgent-lines-shape";
import { nameInBox } from "#lib/publication/content/choose-help-lines";
import { limitedHours } from "#lib/publication/content/help-hours";
import type { HelpLine } from "#lib/publication/content/help-line";

/** What a box says of a line to readers of a language. */
export function shownLine(line: HelpLine, tag: string, t: HelpWords): ShownLine {
  const [language] = line.languages;
  const isForeign = language !== undefined && !tag.startsWith(language);
  return {
    name: nameInBox(line, tag),
    ...(isForeign ? { lang: language } : {}),
    hours: limitedHours(line.hours, tag).join("; "),
    ways: waysOf(line, t),
  };
}
