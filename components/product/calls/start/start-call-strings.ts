import { getTranslations } from "next-intl/server";
import { failureTexts } from "@/components/product/calls/requests/refusal-texts";
import type { Business } from "#lib/product/directory/business/business";
import { countryName } from "#lib/base/i18n/country-names";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languageInSentence } from "#lib/base/i18n/language-in-sentence";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { maskPhoneNumber } from "#lib/base/values/phone-number";

type Options = {
  business: Pick<Business, "country">;
  /** The language that is spoken where the business is, if it is not the page's. */
  there: Locale | null;
  /** What is said when the call is checked before it starts. */
  checkText: string;
  /** The user's own call-back number in E.164. */
  savedNumber: string | null;
};

/** The words of the form that starts a call, in the page's language. */
export async function startCallStrings({ business, there, checkText, savedNumber }: Options) {
  const t = await getTranslations("calls.start");
  const forms = await getTranslations("account.form");
  const locale = await currentLocale();
  return {
    request: t("request"),
    requestHint: t("requestHint"),
    language: t("language"),
    languageHint: there
      ? t("languageHint", {
          language: languageInSentence(there, locale),
          country: countryName(business.country, languages[locale].tag),
        })
      : "",
    number: t("number"),
    numberHint: savedNumber ? t("numberSaved", { number: maskPhoneNumber(savedNumber) }) : t("numberHint"),
    savedNumber: savedNumber ? maskPhoneNumber(savedNumber) : "",
    submit: t("submit"),
    check: t("check"),
    checkText,
    confirm: t("confirm"),
    change: t("change"),
    sending: t("sending"),
    ...(await failureTexts("start")),
    otherAccountHere: forms("otherAccountHere"),
    requestRequired: t("faults.requestRequired"),
    requestTooLong: t("faults.requestTooLong"),
    requestCard: t("faults.requestCard"),
    requestSocialSecurity: t("faults.requestSocialSecurity"),
    languageInvalid: t("faults.languageInvalid"),
    numberRequired: t("faults.numberRequired"),
    numberInvalid: t("faults.numberInvalid"),
    numberChanged: t("faults.numberChanged"),
  };
}

export type StartCallStrings = Awaited<ReturnType<typeof startCallStrings>>;
