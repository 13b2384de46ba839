import "server-only";
/** Which numbers a call may go to, by the numbering plans that libphonenumber knows. */
import type { PhoneNumberType } from "libphonenumber-js/max";
import { env } from "#lib/platform/env";

/** Lines of ordinary businesses. Not those that cost more, belong to one person, or only take messages. */
const ordinary: readonly PhoneNumberType[] = [
  "FIXED_LINE",
  "MOBILE",
  "FIXED_LINE_OR_MOBILE",
  "VOIP",
  "UAN",
  "TOLL_FREE",
];

/**
 * Whether a number in E.164 is an ordinary line in a country that is called. Emergency and other short numbers have no E.164,
 * and islands that share +1 are countries of their own.
 */
export async function isOrdinaryLine(
  number: string,
  countries: readonly string[] = env.CALL_COUNTRIES,
): Promise<boolean> {
  // Half a megabyte of numbering plans, for who makes real calls.
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid() || parsed.number !== number || parsed.ext) return false;
  const type = parsed.getType();
  return countries.includes(parsed.country ?? "") && type !== undefined && ordinary.includes(type);
}
