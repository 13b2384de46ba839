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

// Half a megabyte of numbering plans, for who makes real calls or wants none.
const loadPlans = () => import("libphonenumber-js/max");

/**
 * A number with its country code as the directory has it, and as it is called: without a zero that is dialed within the country
 * alone, as in `+44 020 …`.
 */
export async function asCalled(number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await loadPlans();
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isValid() ? parsed.number : number;
}

/**
 * What the plan has as ordinary lines in every area of North America, and is none: emergency and other services (`N11`), lines that
 * cost more (976), access to long-distance carriers (950), and directory assistance. Free numbers belong to no area, and have
 * subscribers behind all of these but the last.
 */
const northAmericanService = /^\+1(?:(?!8(?:00|33|44|55|66|77|88))\d{3}(?:[2-9]11|976|950)|\d{3}5551212$)/;

/**
 * Whether a number in E.164 is an ordinary line in a country that is called. Emergency and other short numbers have no E.164,
 * and islands that share +1 are countries of their own.
 */
export async function isOrdinaryLine(
  number: string,
  countries: readonly string[] = env.CALL_COUNTRIES,
): Promise<boolean> {
  const { parsePhoneNumberFromString } = await loadPlans();
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid() || parsed.number !== number || parsed.ext) return false;
  if (northAmericanService.test(number)) return false;
  const type = parsed.getType();
  return countries.includes(parsed.country ?? "") && type !== undefined && ordinary.includes(type);
}
