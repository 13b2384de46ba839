import { getTranslations } from "next-intl/server";
import type { FailureTexts } from "@/components/product/calls/requests/call-failure";
import type { ChangeFailureTexts } from "@/components/product/calls/requests/change-failure";
import { callAllowance, callBacksADay, type TooMany } from "#lib/product/calls/allowance/allowance";
import type { CallChange } from "#lib/product/calls/records/call";
import type { CallBackFault } from "#lib/product/calls/form/call-back-fault";
import type { Unwelcome } from "#lib/product/calls/manners/unwelcome";
import { words } from "#lib/base/i18n/words";

type Place = "start" | "detail";

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

/**
 * What a page says about a call that is not made, by code: beside the form that starts one, which puts the number at fault in
 * place of `{number}`, or on a call's own page.
 */
export async function refusalTexts(
  place: Place,
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

/** All that a browser may say of a call that is not made. It puts the time in place of `{time}`. */
export async function failureTexts(
  place: Place,
): Promise<FailureTexts & Awaited<ReturnType<typeof refusalTexts>>> {
  const t = await getTranslations("calls");
  const limits = await getTranslations("calls.limits");
  const forms = await getTranslations("account.form");
  const time = "{time}";
  const days = ["today", "other"] as const;
  return {
    ...(await refusalTexts(place)),
    timed: {
      tooManyToday: words((day) => limits("dayFrom", { count: callAllowance.day, day, time }), days),
      tooManyOnSite: words((day) => limits("siteFrom", { day, time }), days),
    },
    toCall: limits("toCall"),
    failed: place === "start" ? t("start.failed") : t("detail.problems.failed"),
    signedOut: place === "start" ? forms("signedOut") : t("detail.problems.signedOut"),
    signInAgain: forms("signInAgain"),
  };
}

/** What is said of each change that the call's state forbids. */
const unfit = { cancel: "ended", retry: "failed", delete: "live" } as const;

/** All that a browser may say of a call that is not changed. */
export async function changeFailureTexts(kind: CallChange): Promise<ChangeFailureTexts> {
  const t = await getTranslations("calls.detail.problems");
  return { ...(await failureTexts("detail")), unfit: t(unfit[kind]) };
}
