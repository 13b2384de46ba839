import "client-only";
/**
 * What an endpoint has answered, looked at before a page relies on it: the product's backend may be another than ours, and
 * what stands between may answer in its place. By hand, as a page should not carry a validator for it.
 */

export const isText = (value: unknown): value is string => typeof value === "string";

export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** Gives the answer if it `is` what was asked for; throws otherwise. */
export function expectAnswer<T>(answer: unknown, is: (answer: unknown) => answer is T): T {
  if (!is(answer)) throw new Error("The answer is not of the expected shape");
  return answer;
}
