/** Why a number is none that a business is asked to call back, as the form, pages and the API name it. Used in the browser too. */

export const callBackFaultCodes = [
  "numberNotOrdinary",
  "numberDoNotCall",
  "numberUsedUp",
  "requestNumber",
] as const;

/**
 * `numberNotOrdinary`: to call it costs a business more than its own customers would; `numberDoNotCall`: whoever has it asked
 * not to be called from here; `numberUsedUp`: it was given for as many calls as may be in a day; `requestNumber`: one of these
 * holds for a number in the request's text.
 */
export type CallBackFault = (typeof callBackFaultCodes)[number];
