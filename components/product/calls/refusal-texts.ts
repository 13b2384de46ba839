import { getTranslations } from "next-intl/server";
import type { RefusalWords } from "@/components/product/calls/refusal";
import { callAllowance, callBacksADay, type TooMany } from "#lib/product/calls/allowance";
import type { CallBackFault } from "#lib/product/calls/call-back-fault";
import type { Unwelcome } from "#lib/product/calls/unwelcome";
import { words } from "#lib/base/i18n/words";

/** What a page says about a business that is not called, by reason. */
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

/** The words of `Refusal`, which puts the time in place of `{time}`. */
export async function refusalWords(): Promise<RefusalWords> {
  const t = await getTranslations("calls.limits");
  const time = "{time}";
  const days = ["today", "other"] as const;
  return {
    timed: {
      tooManyToday: words((day) => t("dayFrom", { count: callAllowance.day, day, time }), days),
      tooManyOnSite: words((day) => t("siteFrom", { day, time }), days),
    },
    toCall: t("toCall"),
  };
}

/**
 * What a page says about a call that is not made, by code: beside the form that starts one, which puts the number at fault in
 * place of `{number}`, or on a call's own page.
 */
export async function refusalTexts(
  place: "start" | "detail",
): Promise<Record<TooMany | Unwelcome | CallBackFault, string>> {
  const t = await getTranslations("calls");
  const shell = await getTranslations("shell");
  return {
    tooMany: place === "start" ? t("start.tooMany") : t("detail.problems.tooMany"),
    tooManyLive: t("limits.live", { count: callAllowance.live }),
    tooManyHere: t("limits.business", { count: callAllowance.business }),
    tooManyToday: t("limits.day", { count: callAllowance.day }),
    tooManyThisMonth: t("limits.month", { page: shell("items.upgrade") }),
    tooManyOnSite: t("limits.site"),
    ...(await unwelcomeTexts()),
    numberNotOrdinary: t("start.faults.numberNotOrdinary"),
    numberDoNotCall: t("start.faults.numberDoNotCall"),
    numberUsedUp: t("start.faults.numberUsedUp", { count: callBacksADay }),
    requestNumber:
      place === "start"
        ? t("start.faults.requestNumber", { number: "{number}", field: t("start.number") })
        : t("detail.problems.requestNumber"),
  };
}
