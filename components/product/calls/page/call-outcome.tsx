import { getTranslations } from "next-intl/server";
import { callLang } from "@/components/product/calls/parts/call-lang";
import { CallPart } from "@/components/product/calls/page/call-part";
import { CallTranscript } from "@/components/product/calls/page/call-transcript";
import type { Call } from "#lib/product/calls/records/call";
import { isLive, type CallState } from "#lib/base/site/call-states";

type Props = { call: Call };

/** The ends whose summary, below the name of the state, tells all that our own words would. */
const told: readonly CallState[] = ["no-answer", "busy"];

/** The result of a call and its transcript, or that these are still to come. */
export async function CallOutcome({ call }: Props) {
  const t = await getTranslations("calls.detail");
  if (isLive(call.state)) return <p className="text-soft">{t("waiting")}</p>;
  return (
    <>
      <CallPart id="call-outcome" title={t("outcome")}>
        {!(call.summary && told.includes(call.state)) && <p>{t(`outcomes.${call.state}`)}</p>}
        {call.summary && (
          <p className="why" lang={callLang(call.summaryLanguage)} dir="auto">
            {call.summary}
          </p>
        )}
      </CallPart>
      <CallPart id="call-transcript" title={t("transcript")}>
        {call.transcript && call.transcript.length > 0 ? (
          <CallTranscript call={call} lines={call.transcript} />
        ) : (
          <p className="text-soft">
            {t(call.record === "summary" && call.summary ? "summaryOnly" : "noTranscript")}
          </p>
        )}
      </CallPart>
    </>
  );
}
