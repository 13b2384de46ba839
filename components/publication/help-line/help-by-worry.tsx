import { getTranslations } from "next-intl/server";
import { CountryFolds, LineRows } from "@/components/publication/help-line/country-folds";
import { wayLook } from "@/components/publication/help-line/line-row";
import { StaticPart } from "@/components/site/static-part";
import { callTo, type HelpWords } from "#lib/publication/content/help-ways";
import { chooseHelpLines, type HelpGroup } from "#lib/publication/content/choose-help-lines";
import { countriesAnchor } from "#lib/publication/content/help-line-path";
import { linesByWorry, type Worry } from "#lib/publication/content/help-worries";
import { countryName } from "#lib/base/i18n/country-names";
import type { HelpLine } from "#lib/publication/content/help-line";
import { languages, type Locale } from "#lib/base/i18n/locales";

type Props = { lines: readonly HelpLine[]; locale: Locale };

/**
 * The way to a help line for who knows what it is about: the emergency numbers, in sight, and each worry with its lines in the
 * reader's countries, folded. Folds and no addresses of their own: which worry was opened is written nowhere.
 */
export async function HelpByWorry({ lines, locale }: Props) {
  const t = await getTranslations("help-lines");
  const { tag } = languages[locale];
  const numbers = chooseHelpLines(lines, locale, ["danger"]).countries.flatMap((group) =>
    emergencyNumbers(group, tag),
  );
  const byWorry = linesByWorry(lines, locale);
  if (numbers.length === 0 && byWorry.length === 0) return null;
  return (
    <StaticPart>
      <div className="mb-8 grid gap-10">
        {numbers.length > 0 && (
          <section aria-labelledby="emergency-numbers" className="callout callout-care max-w-measure">
            <h2 id="emergency-numbers">{t("subjects.danger")}</h2>
            <ul className="flex flex-wrap gap-x-6">
              {numbers.map(({ name, phone }) => (
                <li key={name}>
                  <a href={callTo(phone)} className={`${wayLook} font-bold`}>
                    {`${name} ${phone}`}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {byWorry.length > 0 && (
          <section aria-labelledby="worries" className="print:hidden">
            <h2 id="worries" className="rule">
              {t("worries")}
            </h2>
            <div data-help-lines="" className="max-w-measure text-sm">
              {byWorry.map(({ worry, everywhere, countries }) => (
                <details key={worry}>
                  <summary>{worryName(worry, t)}</summary>
                  <div className="pb-6 pl-4">
                    <LineRows lines={everywhere} tag={tag} t={t} />
                    <CountryFolds
                      groups={countries.map(({ isForAny, ...group }) =>
                        isForAny ? { ...group, note: t("subjects.worry") } : group,
                      )}
                      tag={tag}
                      t={t}
                    />
                    <a href={`#${countriesAnchor}`} className={wayLook}>
                      {t("another")}
                    </a>
                  </div>
                </details>
              ))}
            </div>
          </section>
        )}
      </div>
    </StaticPart>
  );
}

/** Among worries that are named, the one of any kind is that of every other. */
const worryName = (worry: Worry, t: HelpWords) =>
  worry === "worry" ? t("otherWorry") : t(`subjects.${worry}`);

/** The emergency numbers of a country; each with its own name where police and ambulance have one of their own. */
function emergencyNumbers({ country, lines }: HelpGroup<HelpLine>, tag: string) {
  const place = countryName(country, tag);
  return lines.flatMap((line) =>
    line.phone === null
      ? []
      : [{ name: lines.length > 1 ? `${place}, ${line.name}` : place, phone: line.phone }],
  );
}
