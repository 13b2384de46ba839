import { getTranslations } from "next-intl/server";
import { CallQuestion, type AskedAbout } from "@/components/product/calls/page/call-question";

/** Asks before a call is deleted, since deleting cannot be undone. */
export async function DeleteQuestion(asked: AskedAbout) {
  const t = await getTranslations("calls.detail");
  return (
    <CallQuestion
      {...asked}
      kind="delete"
      title={t("deleteAsk")}
      confirm={t("deleteConfirm")}
      leave={t("deleteKeep")}
    >
      <p>{t(asked.call.isSimulated ? "deleteText" : "deleteTextReal")}</p>
    </CallQuestion>
  );
}
