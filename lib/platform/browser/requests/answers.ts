import "client-only";
/**
 * Checks of an endpoint's answer before a page relies on it: the product's backend may not be ours, and something on the way may
 * have answered instead. Written by hand, because a page should not carry a validator for it.
 */
import { isRecord } from "#lib/base/values/json";

export const isText = (value: unknown): value is string => typeof value === "string";

export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** The one of our codes that an answer gives as its `reason`; null when it gives none of them. */
export const reasonIn = <Code extends string>(answer: unknown, codes: readonly Code[]): Code | null => {
  const named = isRecord(answer) ? answer.reason : null;
  return codes.find((code) => code === named) ?? null;
};

/** Returns the answer if `is` accepts it; throws otherwise. */
export function expectAnswer<T>(answer: unknown, is: (answer: unknown) => answer is T): T {
  if (!is(answer)) throw new Error("The answer is not of the expected shape");
  return answer;
}
