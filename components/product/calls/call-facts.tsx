import { getLocale, getTranslations } from "next-intl/server";
import { CallSteps } from "@/components/product/calls/call-steps";
import type { Call } from "#lib/product/calls/call";
import { clockTime } from "#lib/product/calls/clock-time";
import { numberFormat } from "#lib/base/i18n/formats";
import { isLocale, languages } from "#lib/base/i18n/locales";

type Props = { call: Call };

/** What was asked for, in which language, how long it took and what it cost. */
export async function CallFacts({ call }: Props) {
  const t = await getTranslations("calls.detail");
  const dollars = numberFormat(await getLocale(), { style: "currency", currency: "USD" });
  return (
    <section aria-labelledby="call-facts" className="call-part">
      <h2 id="call-facts" className="rule">
        {t("facts")}
      </h2>
      <dl className="call-facts">
        <div>
          <dt>{t("request")}</dt>
          <dd className="call-said">{call.request}</dd>
        </div>
        <div>
          <dt>{t("language")}</dt>
          <dd>{isLocale(call.language) ? languages[call.language].label : call.language}</dd>
        </div>
        <div>
          <dt>{t("number")}</dt>
          <dd>{call.number}</dd>
        </div>
        <div>
          <dt>{t("duration")}</dt>
          <dd>{call.durationSeconds === null ? t("unknown") : clockTime(call.durationSeconds)}</dd>
        </div>
        <div>
          <dt>{t("cost")}</dt>
          <dd>{call.costCents === null ? t("unknown") : dollars.format(call.costCents / 100)}</dd>
        </div>
        <div>
          <dt>{t("steps")}</dt>
          <dd>
            <CallSteps call={call} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
