import { getTranslations } from "next-intl/server";
import { shownLine } from "#lib/publication/content/shown-help-line";
import type { UrgentLines } from "#lib/publication/content/urgent-lines-shape";
import { chooseHelpLines, isAccident, type HelpSubject } from "#lib/publication/content/choose-help-lines";
import { readHelpLines } from "#lib/publication/content/help-line";
import { helpLinesPath } from "#lib/publication/content/help-line-path";
import { countryName } from "#lib/base/i18n/country-names";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Place = {
  locale: Locale;
  /** Where help is needed, in two letters; empty when it is not known. */
  country: string;
};

/** What a short box of help lines says, for code that cannot render one: the lines of the first country, and the way to all. */
export async function urgentLinesOn(
  subjects: readonly HelpSubject[],
  { locale, country: where }: Place,
): Promise<UrgentLines> {
  const t = await getTranslations({ locale, namespace: "help-lines" });
  const { tag } = languages[locale];
  const { everywhere, countries } = chooseHelpLines(await readHelpLines(), locale, subjects, where);
  const shown = [
    { name: "", lines: everywhere },
    ...countries.slice(0, 1).map(({ country, lines }) => ({ name: countryName(country, tag), lines })),
  ];
  return {
    title: t(isAccident(subjects) ? "boxNow" : "boxTitle"),
    groups: shown
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, lines }) => ({ name, lines: lines.map((line) => shownLine(line, tag, t)) })),
    all: { href: localePath(helpLinesPath, locale), label: t("all") },
  };
}
