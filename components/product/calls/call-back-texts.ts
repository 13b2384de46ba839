import { getTranslations } from "next-intl/server";
import { callBacksADay } from "#lib/product/calls/allowance";
import type { CallBackFault } from "#lib/product/calls/call-back-fault";

/** What a page says of a call-back number that no business is given, by what is wrong with it. */
export async function callBackTexts(): Promise<Record<CallBackFault, string>> {
  const t = await getTranslations("calls.start.faults");
  return {
    numberNotOrdinary: t("numberNotOrdinary"),
    numberDoNotCall: t("numberDoNotCall"),
    numberUsedUp: t("numberUsedUp", { count: callBacksADay }),
  };
}
