import { getTranslations } from "next-intl/server";
import { CallQuestion, type AskedAbout } from "@/components/product/calls/page/call-question";
import { UrgentBox } from "@/components/publication/help-line/urgent-box";
import { findUrgentLines } from "#lib/product/calls/commands/find-urgent-lines";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localeOf } from "#lib/base/i18n/locales";

/** Asks before a call is made again. Where its request tells of an emergency, it says first whom to call at once. */
export async function RetryQuestion(asked: AskedAbout) {
  const { call } = asked;
  const t = await getTranslations("calls.detail");
  const locale = await currentLocale();
  const urgent = await findUrgentLines(call.request, { locale, spoken: localeOf(call.language) });
  return (
    <CallQuestion
      {...asked}
      kind="retry"
      title={t("retryAsk")}
      confirm={t("retryConfirm")}
      leave={t("retryLeave")}
    >
      {urgent && <UrgentBox lines={urgent} heading="h3" />}
      <p>{t("retryText", { business: call.businessName })}</p>
    </CallQuestion>
  );
}
