import { getTranslations } from "next-intl/server";
import { CountryFolds, LineRows } from "@/components/publication/help-line/country-folds";
import { wayLook } from "@/components/publication/help-line/line-row";
import { StaticPart } from "@/components/site/static-part";
import { chooseHelpLines, type HelpSubject } from "#lib/publication/content/choose-help-lines";
import { helpLinesPath } from "#lib/publication/content/help-line-path";
import { readHelpLines } from "#lib/publication/content/help-line";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Props = {
  subjects: readonly HelpSubject[];
  /** For a page with many texts: only the first country, and a link to the others. */
  isShort?: boolean;
  /** The country where help is needed, in two letters, if it is known: its lines come first. */
  country?: string;
};

/**
 * The help lines that fit a text: those of the countries in which its readers live, all folded but the first, and a link to every
 * other country.
 */
export async function HelpLines({ subjects, isShort = false, country: where }: Props) {
  const t = await getTranslations("help-lines");
  const locale = await currentLocale();
  const { tag } = languages[locale];
  const { everywhere, countries, elsewhere } = chooseHelpLines(
    await readHelpLines(),
    locale,
    subjects,
    where,
  );
  const all = (
    <a href={localePath(helpLinesPath, locale)} className={wayLook}>
      {t("all")}
    </a>
  );
  return (
    <StaticPart>
      <div lang={tag} data-help-lines="" className="mt-4 text-sm">
        <LineRows lines={everywhere} tag={tag} t={t} />
        <CountryFolds groups={isShort ? countries.slice(0, 1) : countries} tag={tag} t={t} />
        {isShort ? (
          all
        ) : (
          <details>
            <summary>{t("another")}</summary>
            <LineRows lines={elsewhere} tag={tag} t={t} />
            {all}
          </details>
        )}
      </div>
    </StaticPart>
  );
}
