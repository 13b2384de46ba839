import { getLocale, getTranslations } from "next-intl/server";
import { callTime } from "@/components/product/calls/parts/call-time";
import type { CallCard } from "#lib/product/calls/records/call";

type Props = { call: Pick<CallCard, "state" | "notBefore" | "timeZone" | "businessName">; now: Date };

/** When a call is made that waits until its business may be called; nothing for any other. */
export async function PlannedTime({ call, now }: Props) {
  const { state, notBefore, timeZone, businessName: business } = call;
  if (state !== "queued" || !notBefore || notBefore <= now) return null;
  const t = await getTranslations("calls.detail");
  return <p>{t("scheduled", { business, ...callTime(notBefore, timeZone, await getLocale(), now) })}</p>;
}
