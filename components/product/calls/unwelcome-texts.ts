import { getTranslations } from "next-intl/server";
import type { Unwelcome } from "#lib/product/calls/unwelcome";

/** What a page says of a business that is not called, by the reason. */
export async function unwelcomeTexts(): Promise<Record<Unwelcome, string>> {
  const t = await getTranslations("calls.unwelcome");
  const detail = await getTranslations("calls.detail");
  return {
    doNotCall: t("doNotCall"),
    notCallable: t("notCallable"),
    neverOpen: t("neverOpen"),
    closedThisWeek: t("closedThisWeek"),
    numberFull: t("numberFull"),
    gone: detail("gone"),
  };
}
