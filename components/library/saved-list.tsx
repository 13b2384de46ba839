import { getTranslations } from "next-intl/server";
import { SavedListIsland } from "@/components/library/saved-list.island";
import { Alert } from "@/components/ui/alert";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";

/** The reader's own list; without JavaScript, a word on why there is none. */
export async function SavedList() {
  const t = await getTranslations("library.list");
  const locale = await currentLocale();
  return (
    <div className="saved-place">
      <noscript>
        <Alert title={t("noScript.title")}>{t("noScript.text")}</Alert>
      </noscript>
      <SavedListIsland
        locale={locale}
        ways={(["briefs", "actions", "glossary", "tracks"] as const).map((way) => ({
          href: localePath(wayPaths[way], locale),
          text: t(`ways.${way}`),
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

const wayPaths = {
  briefs: "/micro-briefs",
  actions: "/micro-actions",
  glossary: "/glossary",
  tracks: "/tracks",
};
