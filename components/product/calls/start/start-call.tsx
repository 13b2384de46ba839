import { getTranslations } from "next-intl/server";
import { CallsLeft } from "@/components/product/account/calls-left";
import { outlookTexts } from "@/components/product/calls/requests/outlook-texts";
import { unwelcomeTexts } from "@/components/product/calls/requests/refusal-texts";
import { FormRefusal } from "@/components/product/shell/form-refusal";
import { Alert } from "@/components/ui/alert";
import type { CallOutlook } from "#lib/product/calls/permission/call-outlook";
import { startCallStrings } from "@/components/product/calls/start/start-call-strings";
import { StartCallIsland } from "@/components/product/calls/start/start-call.island";
import type { PlanUsage } from "#lib/product/account/read-plan-usage";
import {
  callFieldsOf,
  knownFaults,
  longestRequest,
  readCallFields,
  startCallForm,
} from "#lib/product/calls/form/call-form";
import { languageThere } from "#lib/product/calls/form/call-language";
import type { Business } from "#lib/product/directory/business/business";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages, locales } from "#lib/base/i18n/locales";
import { formReason } from "#lib/base/site/form-problems";
import { longestNumber } from "#lib/base/values/phone-number";
import { toConfirm, type SentBack } from "#lib/platform/server/api/form-return";

type Props = {
  business: Pick<Business, "id" | "name" | "country" | "languages">;
  outlook: CallOutlook;
  /** The user's own call-back number in E.164, used when the field is left empty. The page only ever shows it masked. */
  savedNumber: string | null;
  /** The form as it came back from a post without JavaScript. */
  sentBack: SentBack | null;
  /** The user's plan, and how much of it is used. */
  usage: PlanUsage;
};

/**
 * The form that starts a call to a business: what to ask, in which language, and where to call back. A new document reads nothing
 * out by itself. The address of a form that came back ends in its name, so that what became of it gets the focus; the form itself
 * if it is only to be changed.
 */
export async function StartCall({ business, outlook, savedNumber, sentBack, usage }: Props) {
  const t = await getTranslations("calls.start");
  const forms = await getTranslations("account.form");
  const locale = await currentLocale();
  const reason = !sentBack || sentBack.reason === toConfirm ? null : formReason(sentBack.reason);
  const typed = sentBack && reason !== "otherAccount" ? callFieldsOf(sentBack.values) : null;
  const read = typed && reason === "faults" ? readCallFields(typed, savedNumber) : null;
  // Some faults cannot be seen in the fields and come with the answer: whose number it is, and what it costs to call.
  const faults = read && { ...knownFaults(sentBack?.faults ?? {}), ...("faults" in read ? read.faults : {}) };
  if (outlook.kind === "unwelcome")
    return (
      <section
        id={startCallForm}
        tabIndex={sentBack ? -1 : undefined}
        className="mt-11 max-w-measure"
        aria-label={t("title", { business: business.name })}
      >
        <Alert title={(await unwelcomeTexts())[outlook.reason]} />
      </section>
    );
  const said = await outlookTexts(outlook, business.name);
  const there = languageThere(business, locale);
  return (
    <section
      id={reason ? undefined : startCallForm}
      tabIndex={sentBack && !reason ? -1 : undefined}
      className="mt-11 grid grid-cols-1 gap-4 print:hidden [&>:not(h2)]:max-w-measure"
      aria-labelledby="start-call-title"
    >
      <h2 id="start-call-title" className="rule">
        {t("title", { business: business.name })}
      </h2>
      <p className="text-soft">{said.text}</p>
      {said.later && <Alert title={said.later} />}
      <CallsLeft usage={usage} />
      <StartCallIsland
        businessId={business.id}
        locale={locale}
        languages={locales.map((one) => ({
          value: one,
          label: languages[one].label,
          lang: languages[one].tag,
        }))}
        typed={typed ?? { request: "", language: there ?? locale, callbackNumber: "" }}
        faults={faults ?? {}}
        outcome={
          reason && (
            <FormRefusal id={startCallForm}>
              {reason === "failed" || reason === "tooMany" ? t(reason) : forms(reason)}
            </FormRefusal>
          )
        }
        // Room for a text that is too long, so that the form can say so: a field with a limit cuts it off without a word.
        longest={{ request: 3 * longestRequest, number: longestNumber }}
        strings={await startCallStrings({ business, there, checkText: said.check, savedNumber })}
      />
    </section>
  );
}
