import { getTranslations } from "next-intl/server";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { PageTitle } from "@/components/publication/piece/page-title";
import { SheetPreview } from "@/components/publication/printable/sheet-preview";
import { LocaleLink } from "@/components/site/locale-link";
import { SitePage } from "@/components/site/site-page";
import { readPrintables } from "#lib/publication/content/printable";
import { kinds, printablePath } from "#lib/publication/content/kinds";
import { sheetsOf } from "#lib/publication/content/sheet";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { itemListJsonLd } from "#lib/seo/json-ld";
import { langOf } from "#lib/base/i18n/locales";
import { LanguageBadge } from "@/components/publication/piece/language-badge";
import { StaticPart } from "@/components/site/static-part";

const path = kinds.printable.list;

/** All printables, each with a small drawing of its sheet. */
export async function PrintableListPage() {
  const t = await getTranslations("content.printable");
  const locale = await currentLocale();
  const printables = await readPrintables(locale);
  const items = printables.map(({ title, slug, language }) => ({
    name: title,
    path: printablePath(slug),
    language,
  }));
  return (
    <SitePage
      path={path}
      trail={[{ name: t("listTitle"), path }]}
      things={[itemListJsonLd(path, items, locale)]}
    >
      <PageTitle title={t("listTitle")} lead={t("listLead")} />
      {printables.length === 0 ? (
        <EmptyNotice title={t("noneYet")} />
      ) : (
        <StaticPart>
          <div className="border-t-3 border-ink">
            {printables.map((printable) => (
              <article key={printable._id} className="entry">
                <div className="meta">
                  <SheetPreview sections={printable.sections} signatures={printable.signatures} />
                </div>
                <div className="grid gap-2">
                  <h2 lang={langOf(printable)}>
                    <LocaleLink href={printablePath(printable.slug)}>{printable.title}</LocaleLink>
                    <LanguageBadge piece={printable} among={printables} />
                  </h2>
                  {printable.description && (
                    <p className="max-w-measure" lang={langOf(printable)}>
                      {printable.description}
                    </p>
                  )}
                  <p className="meta flex flex-wrap items-center gap-4">
                    <AgeBadges ages={[printable.age]} />
                    <span>{t("sheets", { count: sheetsOf(printable.sections).length })}</span>
                  </p>
                </div>
              </article>
            ))}
          </div>
        </StaticPart>
      )}
    </SitePage>
  );
}
