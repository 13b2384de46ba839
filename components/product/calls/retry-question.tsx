import { getTranslations } from "next-intl/server";
import { CallActionIsland, type CallActionFailures } from "@/components/product/calls/call-action.island";
import { CallQuestion } from "@/components/product/calls/call-question";
import { refusalWords } from "@/components/product/calls/refusal-texts";
import { UrgentBox } from "@/components/publication/help-line/urgent-box";
import { findUrgentLines } from "#lib/product/calls/find-urgent-lines";
import type { Call } from "#lib/product/calls/call";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localeOf } from "#lib/base/i18n/locales";
import type { CallState } from "#lib/base/site/call-states";

type Props = {
  call: Call;
  /** The list that the reader came from, by its state. */
  list: CallState | null;
  /** What is shown when the call was not made again. */
  failures: CallActionFailures;
};

/** Asks before a call is made again. Where its request tells of an emergency, it says first whom to call at once. */
export async function RetryQuestion({ call, list, failures }: Props) {
  const t = await getTranslations("calls.detail");
  const locale = await currentLocale();
  const urgent = await findUrgentLines(call.request, { locale, spoken: localeOf(call.language) });
  return (
    <CallQuestion
      call={call}
      list={list}
      id="retry-ask"
      title={t("retryAsk")}
      look="border-ink"
      leave={t("retryLeave")}
      action={
        <CallActionIsland
          locale={locale}
          callId={call.id}
          kind="retry"
          list={list}
          businessId={call.businessId}
          label={t("retryConfirm")}
          failures={failures}
          refusalWords={await refusalWords()}
        />
      }
    >
      {urgent && <UrgentBox lines={urgent} />}
      <p>{t("retryText", { business: call.businessName })}</p>
    </CallQuestion>
  );
}
