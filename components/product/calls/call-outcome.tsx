import { getTranslations } from "next-intl/server";
import { CallTranscript } from "@/components/product/calls/call-transcript";
import type { Call } from "#lib/product/calls/call";
import { isLive } from "#lib/base/site/call-states";

type Props = { call: Call };

/** What came of a call and every word of it, or that this is still to come. */
export async function CallOutcome({ call }: Props) {
  const t = await getTranslations("calls.detail");
  if (isLive(call.state)) return <p className="text-soft">{t("waiting")}</p>;
  return (
    <>
      <section aria-labelledby="call-outcome" className="call-part">
        <h2 id="call-outcome" className="rule">
          {t("outcome")}
        </h2>
        <p>{t(`outcomes.${call.state}`)}</p>
        {call.summary && (
          <p className="why" lang={call.language}>
            {call.summary}
          </p>
        )}
      </section>
      <section aria-labelledby="call-transcript" className="call-part">
        <h2 id="call-transcript" className="rule">
          {t("transcript")}
        </h2>
        {call.transcript && call.transcript.length > 0 ? (
          <CallTranscript call={call} lines={call.transcript} />
        ) : (
          <p className="text-soft">{t("noTranscript")}</p>
        )}
      </section>
    </>
  );
}
