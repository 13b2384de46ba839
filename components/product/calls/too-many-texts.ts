import { getTranslations } from "next-intl/server";
import { callAllowance, type TooMany } from "#lib/product/calls/allowance";

/** What a page says of calls that were too many, by code: beside the form that starts one, or on a call's own page. */
export async function tooManyTexts(place: "start" | "detail"): Promise<Record<TooMany, string>> {
  const t = await getTranslations("calls");
  const shell = await getTranslations("shell");
  return {
    tooMany: place === "start" ? t("start.tooMany") : t("detail.problems.tooMany"),
    tooManyLive: t("limits.live", { count: callAllowance.live }),
    tooManyHere: t("limits.business", { count: callAllowance.business }),
    tooManyToday: t("limits.day", { count: callAllowance.day }),
    tooManyThisMonth: t("limits.month", { page: shell("items.upgrade") }),
    tooManyOnSite: t("limits.site"),
  };
}
