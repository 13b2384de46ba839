import { getLocale, getTranslations } from "next-intl/server";
import { callTime } from "@/components/product/calls/parts/call-time";
import type { CallOutlook } from "#lib/product/calls/permission/call-outlook";

type Welcome = Extract<CallOutlook, { kind: "welcome" }>;

/** What the form says about the call it starts: what happens to its words, and when the call begins. */
export async function outlookTexts({ isSimulated, waitsUntil, timeZone, record }: Welcome, business: string) {
  const t = await getTranslations("calls.start");
  const at = waitsUntil && callTime(waitsUntil, timeZone, await getLocale(), new Date());
  const kind = isSimulated ? "Simulated" : "";
  return {
    text: record === "summary" ? t("textSummary") : t("text"),
    later: at && !isSimulated ? t("later", { business, ...at }) : null,
    check: at ? t(`checkText${kind}Later`, { business, ...at }) : t(`checkText${kind}`, { business }),
  };
}
