/** The words that a reader typed into a search or a filter, in an address. Pure, and for browsers too. */

/** The parameter that holds them, on every page of ours. */
const typedParameter = "q";
/** How many addresses may be inside one another. What is deeper inside is hidden where addresses are masked. */
const deepest = 3;
/** Stands where words were left out, until the signs around them are put in order. No address holds this character. */
const gap = "\0";

/** Whether words are to be left out. */
type Choice = (words: string) => boolean;

/**
 * An address, a query string or a text with an address in it, without the words that a reader typed: without all of them, or only
 * those that `isLeftOut` chooses. `/search?q=bed+time&type=terms` becomes `/search?type=terms`, in a parameter of another address too.
 */
export const withoutTypedWords = (address: string, isLeftOut: Choice = () => true): string =>
  leaveOut(address, isLeftOut, 0);

function leaveOut(address: string, isLeftOut: Choice, depth: number): string {
  const left = address.replace(
    /([?&#])([^=&#?]+)=([^&#]*)/g,
    (whole, mark: string, name: string, value: string) => {
      if (decoded(name) === typedParameter) return isLeftOut(decoded(value)) ? mark + gap : whole;
      return depth >= deepest ? whole : `${mark}${name}=${leaveOutWithin(value, isLeftOut, depth + 1)}`;
    },
  );
  return left.replaceAll(`${gap}&`, "").replaceAll(/[?&#]\0/g, "");
}

/** The value of a parameter, in which there may be an address of its own: encoded or not, or encoded more than once. */
function leaveOutWithin(value: string, isLeftOut: Choice, depth: number): string {
  if (value.includes("=")) return leaveOut(value, isLeftOut, depth);
  if (depth > deepest || !/%(?:25)*3d/i.test(value)) return value;
  const inner = decoded(value);
  // Decoding alone leads no deeper, but has to end.
  const left = leaveOutWithin(inner, isLeftOut, inner.includes("=") ? depth : depth + 1);
  return left === inner ? value : encodeURIComponent(left);
}

/** Decoded as a page does it. Never fails, not even where an address was cut in the middle of a character. */
const decoded = (part: string): string => new URLSearchParams(`_=${part}`).get("_") ?? "";
