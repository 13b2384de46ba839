import { getTranslations } from "next-intl/server";
import { CallActionIsland, type CallActionFailures } from "@/components/product/calls/call-action.island";
import { CallQuestion } from "@/components/product/calls/call-question";
import { refusalWords } from "@/components/product/calls/refusal-texts";
import type { Call } from "#lib/product/calls/call";
import { currentLocale } from "#lib/base/i18n/current-locale";
import type { CallState } from "#lib/base/site/call-states";

type Props = {
  call: Call;
  /** The list to go back to, by its state. */
  list: CallState | null;
  /** What is shown when the call was not deleted. */
  failures: CallActionFailures;
};

/** Asks before a call is deleted, since deleting cannot be undone. */
export async function DeleteQuestion({ call, list, failures }: Props) {
  const t = await getTranslations("calls.detail");
  return (
    <CallQuestion
      call={call}
      list={list}
      id="delete-ask"
      title={t("deleteAsk")}
      look="border-bad"
      leave={t("deleteKeep")}
      action={
        <CallActionIsland
          locale={await currentLocale()}
          callId={call.id}
          kind="delete"
          list={list}
          label={t("deleteConfirm")}
          failures={failures}
          refusalWords={await refusalWords()}
        />
      }
    >
      <p>{t("deleteText")}</p>
    </CallQuestion>
  );
}
