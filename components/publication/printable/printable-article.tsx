import { getTranslations } from "next-intl/server";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { FormerAddresses } from "@/components/publication/piece/former-addresses";
import { LinkRows, pieceRow } from "@/components/publication/piece/link-rows";
import { PieceDates } from "@/components/publication/piece/piece-dates";
import { Sheet } from "@/components/publication/printable/sheet";
import { SheetToolsIsland } from "@/components/publication/printable/sheet-tools.island";
import { LocaleLink } from "@/components/site/locale-link";
import { readMovedPieces } from "#lib/publication/content/former-slugs";
import type { Printable } from "#lib/publication/content/printable";
import { kinds, printablePath } from "#lib/publication/content/kinds";
import { isFillable, sheetsOf } from "#lib/publication/content/sheet";
import { langOf } from "#lib/base/i18n/locales";
import { UntranslatedNotice } from "@/components/publication/piece/untranslated-notice";
import { StaticPart } from "@/components/site/static-part";

type Props = { printable: Printable };

/** A printable as its own page: what it is for, and the sheets as they are printed. */
export async function PrintableArticle({ printable }: Props) {
  const t = await getTranslations("content.printable");
  const sheets = sheetsOf(printable.sections);
  const path = printablePath(printable.slug);
  const canFill = isFillable(printable);
  const { tracks, actions, briefs } = printable;
  return (
    <article className="printable grid gap-6">
      <UntranslatedNotice piece={printable} path={path} />
      <header className="grid gap-4 print:hidden">
        <StaticPart>
          <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
            <AgeBadges ages={[printable.age]} />
            <span>{t("sheets", { count: sheets.length })}</span>
          </p>
        </StaticPart>
        <h1 lang={langOf(printable)}>{printable.title}</h1>
        {printable.description && (
          <p className="max-w-measure text-lg text-soft" lang={langOf(printable)}>
            {printable.description}
          </p>
        )}
        <SheetToolsIsland
          path={path}
          canClear={canFill}
          labels={{
            print: t("print"),
            cannotPrint: t("cannotPrint"),
            clear: t("clear"),
            cleared: t("cleared"),
            putBack: t("putBack"),
            isBack: t("isBack"),
          }}
        />
        {canFill && (
          <p className="meta max-w-measure" data-keeping="">
            <span>{t("kept")}</span>
            <span>{t("notKept")}</span>
          </p>
        )}
      </header>
      <FormerAddresses moved={await readMovedPieces([printable])} />
      <div className="sheets" data-sheets={path}>
        {sheets.map((sections, index) => (
          <Sheet key={index} printable={printable} sections={sections} />
        ))}
      </div>
      <StaticPart>
        <footer className="grid gap-6 print:hidden">
          <LinkRows
            beside={printable}
            title={t("goesWith")}
            rows={[...tracks, ...actions, ...briefs].map((piece) => ({
              ...pieceRow(piece),
              note: t(`goesWithKind.${kinds[piece._type].name}`),
            }))}
          />
          <PieceDates piece={printable} />
          <p>
            <LocaleLink href={kinds.printable.list}>{t("back")}</LocaleLink>
          </p>
        </footer>
      </StaticPart>
    </article>
  );
}
