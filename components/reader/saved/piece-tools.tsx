import { stegaClean } from "@sanity/client/stega";
import { useTranslations } from "next-intl";
import { PieceToolsIsland } from "@/components/reader/saved/piece-tools.island";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import type { Piece } from "#lib/reader/saved/piece";

type Props = { piece: Piece };

/** The slim row under a piece's title: save, share, print, listen. Hidden where it could not work. */
export function PieceTools({ piece }: Props) {
  const t = useTranslations("library.tools");
  const locale = useCurrentLocale();
  // In a preview the title carries invisible characters that lead to its field. The list stores the title and shows it elsewhere.
  const { lang, ...inPageLanguage } = { ...piece, title: stegaClean(piece.title) };
  return (
    <PieceToolsIsland
      // The arrival script knows the page's own language.
      piece={lang === languages[locale].tag ? inPageLanguage : { ...inPageLanguage, lang }}
      listAddress={localePath("/saved", locale)}
      labels={{
        tools: t("tools"),
        save: t("save"),
        saved: t("saved"),
        unsave: t("unsave"),
        share: t("share"),
        print: t("print"),
        listen: t("listen"),
        stop: t("stop"),
        list: t("list"),
      }}
      says={{
        kept: t("says.kept"),
        brief: t("says.brief"),
        removed: t("says.removed"),
        copied: t("says.copied"),
        failed: t("says.failed"),
        silent: t("says.silent"),
      }}
    />
  );
}
