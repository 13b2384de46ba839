import { getLocale, getTranslations } from "next-intl/server";
import { CallPart } from "@/components/product/calls/page/call-part";
import { Fact } from "@/components/product/calls/parts/fact";
import { CallSteps } from "@/components/product/calls/page/call-steps";
import { LanguageName } from "@/components/product/calls/parts/language-name";
import { mayBeTold, type Call } from "#lib/product/calls/records/call";
import { durationText } from "#lib/product/calls/records/duration-text";
import { numberFormat } from "#lib/base/i18n/formats";
import { isLocale } from "#lib/base/i18n/locales";

type Props = { call: Call };

/** What was asked, in which language, how long the call took and what it cost. */
export async function CallFacts({ call }: Props) {
  const t = await getTranslations("calls.detail");
  const dollars = numberFormat(await getLocale(), { style: "currency", currency: "USD" });
  const unknown = mayBeTold(call, new Date()) ? t("unknown") : t("neverKnown");
  return (
    <CallPart id="call-facts" title={t("facts")}>
      <dl className="@container *:first:border-t-0">
        <Fact term={t("request")} isSaid>
          {call.request}
        </Fact>
        <Fact term={t("language")}>
          {isLocale(call.language) ? <LanguageName language={call.language} /> : call.language}
        </Fact>
        <Fact term={t("number")}>{call.number}</Fact>
        <Fact term={t("duration")}>
          {call.durationSeconds === null ? unknown : durationText(call.durationSeconds)}
        </Fact>
        <Fact term={t("cost")}>
          {call.costCents === null ? unknown : dollars.format(call.costCents / 100)}
        </Fact>
        <Fact term={t("steps")}>
          <CallSteps call={call} />
        </Fact>
      </dl>
    </CallPart>
  );
}
