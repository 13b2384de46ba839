import { getLocale, getTranslations } from "next-intl/server";
import { callLang } from "@/components/product/calls/parts/call-lang";
import type { CallCard } from "#lib/product/calls/records/call";
import { isLive } from "#lib/base/site/call-states";

type Props = { call: Pick<CallCard, "state" | "summaryLanguage" | "summary"> };

/** The ends whose names do not tell a parent enough. */
const untold = ["voicemail", "refused", "failed"] as const;

/** What came of a call that is over, in a line of the list; nothing where its state says it all. */
export async function CallResult({ call }: Props) {
  if (isLive(call.state)) return null;
  if (call.summary) {
    const lang = callLang(call.summaryLanguage);
    return (
      <p className="wrap-anywhere" lang={lang === (await getLocale()) ? undefined : lang} dir="auto">
        {call.summary}
      </p>
    );
  }
  const end = untold.find((one) => one === call.state);
  return end ? <p>{(await getTranslations("calls.detail"))(`outcomes.${end}`)}</p> : null;
}
