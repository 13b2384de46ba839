import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { StaticPart } from "@/components/site/static-part";
import { waysOf } from "#lib/publication/content/help-ways";
import { countriesAnchor, countryAnchor } from "#lib/publication/content/help-line-path";
import { languageNames, type HelpGroup } from "#lib/publication/content/choose-help-lines";
import { countryName } from "#lib/base/i18n/country-names";
import { formatHours, isAlwaysOpen, parseHours } from "#lib/publication/content/help-hours";
import type { HelpLine } from "#lib/publication/content/help-line";

type Props = { groups: readonly HelpGroup<HelpLine>[]; tag: string };

/** Every help line, by country, with everything known about it, or a note that there are none yet. */
export async function HelpLineList({ groups, tag }: Props) {
  const t = await getTranslations("help-lines");
  if (groups.length === 0) return <EmptyNotice title={t("noneYet")} />;
  return (
    <StaticPart>
      <div className="grid gap-10">
        <nav aria-labelledby={countriesAnchor} className="print:hidden">
          <h2 id={countriesAnchor} className="rule">
            {t("countries")}
          </h2>
          <ul className="flex flex-wrap gap-x-5">
            {groups.map(({ country }) => (
              <li key={country}>
                <a href={`#${countryAnchor(country)}`} className="inline-flex min-h-11 items-center">
                  {countryName(country, tag)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ country, lines }) => (
          <section
            key={country}
            id={countryAnchor(country)}
            aria-labelledby={`${countryAnchor(country)}-name`}
          >
            <h2 id={`${countryAnchor(country)}-name`} className="rule">
              {countryName(country, tag)}
            </h2>
            <ul className="grid">
              {lines.map((line) => (
                <Entry key={line._id} line={line} tag={tag} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </StaticPart>
  );
}

async function Entry({ line, tag }: { line: HelpLine; tag: string }) {
  const t = await getTranslations("help-lines");
  const hours = line.hours.flatMap((stored) => parseHours(stored) ?? []);
  const open = hours.map((one) => (isAlwaysOpen(one) ? t("always") : formatHours(one, tag)));
  const facts = [
    t(`audience.${line.audience}`),
    ...open,
    ...(line.isFree ? [t("free")] : []),
    ...(line.languages.length > 0 ? [languageNames(line.languages, tag)] : []),
  ];
  const lang = line.languages[0];
  return (
    <li className="grid max-w-measure gap-1 border-b border-line py-4">
      <h3 lang={lang}>{line.name}</h3>
      <p className="text-soft">{line.subjects.map((subject) => t(`subjects.${subject}`)).join(" · ")}</p>
      <p className="flex flex-wrap gap-x-5">
        {waysOf(line, t).map(([href, label]) => (
          <a key={href} href={href} rel="noopener" className="inline-flex min-h-11 items-center font-bold">
            {label}
            {href.startsWith("http") && <span className="hidden print:inline">{`\u00a0(${href})`}</span>}
          </a>
        ))}
      </p>
      <p className="meta">{facts.join(" · ")}</p>
      <p className="meta">
        <a href={line.url} rel="noopener" lang={lang}>
          {line.publisher}
        </a>{" "}
        {t.rich("checked", { date: () => <StoredDate stored={line.checkedAt} /> })}
      </p>
    </li>
  );
}
