import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { Call } from "#lib/product/calls/call";
import { languages, isLocale } from "#lib/base/i18n/locales";

type Props = { call: Call; lines: NonNullable<Call["transcript"]> };

/** What was said, line by line, in the language it was said in. */
export async function CallTranscript({ call, lines }: Props) {
  const t = await getTranslations("calls.detail");
  return (
    <>
      {call.isSimulated && (
        <p>
          <Badge tone="marked">{t("simulated")}</Badge>
        </p>
      )}
      <ol className="call-lines" lang={isLocale(call.language) ? languages[call.language].tag : undefined}>
        {lines.map(({ speaker, text }, number) => (
          <li key={number} data-speaker={speaker}>
            <strong>{speaker === "business" ? call.businessName : t(`speakers.${speaker}`)}</strong>
            <p className="call-said">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
