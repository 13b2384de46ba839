/** What is asked of a user who starts a call, and what can be wrong with it. Used in the browser too. */
import { isLocale, type Locale } from "#lib/base/i18n/locales";
import { callBackFaultCodes } from "#lib/product/calls/form/call-back-fault";
import { sensitiveNumberIn } from "#lib/product/calls/numbers/sensitive-numbers";
import { cutText } from "#lib/base/text/text";
import { longestNumber, readPhoneNumber } from "#lib/base/values/phone-number";

/** The form's name and its anchor on the page of a business. */
export const startCallForm = "start-call";

export const longestRequest = 1000;

/** The fields as they were typed. */
export type CallFields = Record<CallField, string>;

/** The fields in their order on the page. */
export const callFieldNames = ["request", "language", "callbackNumber"] as const;
type CallField = (typeof callFieldNames)[number];

/** The form's fields among those of a post; what is missing is empty. */
export const callFieldsOf = (values: Record<string, string>): CallFields => ({
  request: values.request ?? "",
  language: values.language ?? "",
  callbackNumber: values.callbackNumber ?? "",
});

/** Why a confirmed form has to be looked at once more: the saved number is not the one that was shown. */
export const numberChanged = "numberChanged";

const callFaultCodes = [
  "requestRequired",
  "requestTooLong",
  "requestCard",
  "requestSocialSecurity",
  "languageInvalid",
  "numberRequired",
  "numberInvalid",
  numberChanged,
  ...callBackFaultCodes,
] as const;
type CallFault = (typeof callFaultCodes)[number];
export type CallFaults = Partial<Record<CallField, CallFault>> & {
  /** The telephone number in the request that is at fault, as it is written there. */
  toldNumber?: string;
};

/** What somebody else has found wrong with each field, as far as the form has words for it. */
export function knownFaults(named: Readonly<Record<string, unknown>>): CallFaults {
  const faults: CallFaults = {};
  for (const field of callFieldNames) {
    const known = callFaultCodes.find((code) => code === named[field]);
    if (known) faults[field] = known;
  }
  if (faults.request === "requestNumber" && typeof named.toldNumber === "string")
    faults.toldNumber = cutText(named.toldNumber, longestNumber);
  return faults;
}

/** What a user wants of a call, ready to be kept. `callbackNumber` is in E.164. */
export type CallWish = { request: string; language: Locale; callbackNumber: string };

/**
 * Reads the fields: the wish, or what is wrong with each field. With a saved number, an empty field means that one.
 */
export function readCallFields(
  fields: CallFields,
  savedNumber: string | null = null,
): { wish: CallWish } | { faults: CallFaults } {
  const request = fields.request.trim();
  const typedNumber = fields.callbackNumber.trim();
  const callbackNumber = typedNumber === "" ? savedNumber : readPhoneNumber(typedNumber);
  const faults: CallFaults = {};
  if (request === "") faults.request = "requestRequired";
  else if (request.length > longestRequest) faults.request = "requestTooLong";
  else {
    const sensitive = sensitiveNumberIn(request);
    if (sensitive) faults.request = sensitive === "card" ? "requestCard" : "requestSocialSecurity";
  }
  if (!isLocale(fields.language)) faults.language = "languageInvalid";
  if (callbackNumber === null)
    faults.callbackNumber = typedNumber === "" ? "numberRequired" : "numberInvalid";
  if (callbackNumber === null || !isLocale(fields.language) || Object.keys(faults).length > 0)
    return { faults };
  return { wish: { request, language: fields.language, callbackNumber } };
}
