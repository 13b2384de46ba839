import { getTranslations } from "next-intl/server";
import { callLang } from "@/components/product/calls/parts/call-lang";
import { Badge } from "@/components/ui/badge";
import type { Call } from "#lib/product/calls/records/call";

type Props = { call: Call; lines: NonNullable<Call["transcript"]> };

/** What was said, line by line, in the language of the call. */
export async function CallTranscript({ call, lines }: Props) {
  const t = await getTranslations("calls.detail");
  return (
    <>
      {call.isSimulated && (
        <p>
          <Badge tone="marked">{t("simulated")}</Badge>
        </p>
      )}
      <ol className="grid gap-4">
        {lines.map(({ speaker, text }, number) => (
          <li
            key={number}
            className="border-l-[3px] border-line pl-[0.9rem] data-[speaker=agent]:border-signal data-[speaker=note]:border-dashed data-[speaker=note]:text-soft"
            data-speaker={speaker}
          >
            <strong className="text-(length:--text-sm)">
              {speaker === "business" ? call.businessName : t(`speakers.${speaker}`)}
            </strong>
            <p className="wrap-anywhere whitespace-pre-line" lang={callLang(call.language)} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
