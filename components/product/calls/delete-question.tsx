import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { callBackTexts } from "@/components/product/calls/call-back-texts";
import { CallActionIsland } from "@/components/product/calls/call-action.island";
import { tooManyTexts } from "@/components/product/calls/too-many-texts";
import { unwelcomeTexts } from "@/components/product/calls/unwelcome-texts";
import type { Call } from "#lib/product/calls/call";
import { currentLocale } from "#lib/base/i18n/current-locale";

type Props = { call: Call };

/** Asks before a call is deleted, since nothing brings it back. */
export async function DeleteQuestion({ call }: Props) {
  const t = await getTranslations("calls.detail");
  return (
    <div
      role="group"
      aria-labelledby="delete-ask"
      className="grid grid-cols-1 gap-3 rounded-md border-[1.5px] border-bad p-5"
    >
      <h2 id="delete-ask">{t("deleteAsk")}</h2>
      <p>{t("deleteText")}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CallActionIsland
          locale={await currentLocale()}
          callId={call.id}
          kind="delete"
          label={t("deleteConfirm")}
          failures={{
            ...(await tooManyTexts("detail")),
            ...(await unwelcomeTexts()),
            ...(await callBackTexts()),
            failed: t("problems.failed"),
            signedOut: t("problems.signedOut"),
            unfit: t("problems.live"),
          }}
        />
        <AppLink path={`/call/${call.id}`} className="button button-quiet" scroll={false}>
          {t("deleteKeep")}
        </AppLink>
      </div>
    </div>
  );
}
