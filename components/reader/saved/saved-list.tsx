import { getTranslations } from "next-intl/server";
import { SavedListIsland } from "@/components/reader/saved/saved-list.island";
import { Alert } from "@/components/ui/alert";
import { kinds, pieceTypes } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/**
 * The reader's own list; without JavaScript, a note on why there is none. From the beginning as tall as a list of a few pieces, so
 * that the content below does not move.
 */
export async function SavedList() {
  const t = await getTranslations("library.list");
  const locale = await currentLocale();
  return (
    <div className="min-h-136 noscript:min-h-0" data-needs-framework="">
      <noscript>
        <Alert title={t("noScript.title")}>{t("noScript.text")}</Alert>
      </noscript>
      <SavedListIsland
        locale={locale}
        ways={pieceTypes.map((type) => ({
          href: localePath(kinds[type].list, locale),
          text: t(`ways.${kinds[type].section}`),
        }))}
        labels={{
          title: t("title"),
          emptyTitle: t("empty.title"),
          emptyText: t("empty.text"),
          brief: t("kinds.brief"),
          action: t("kinds.action"),
          term: t("kinds.term"),
          track: t("kinds.track"),
          remove: t("remove"),
          removeNamed: t("removeNamed", { title: "{title}" }),
          removed: t("removed", { title: "{title}" }),
          offline: t("offline"),
          blockedTitle: t("blocked.title"),
          blockedText: t("blocked.text"),
          copiesTitle: t("copies.title"),
          copiesText: t("copies.text"),
          copiesRemove: t("copies.remove"),
          copiesRemoved: t("copies.removed"),
        }}
      />
    </div>
  );
}
