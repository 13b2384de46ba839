/** What somebody typed, as the assistant on a call gets it, and as it has to be looked at. Used in the browser too. */

/** Digits of other scripts and widths, which a model reads like ours. */
const otherDigits = /[^\P{Nd}0-9]/gu;

/** What such a digit is in ours: those of a script stand in tens, from its zero on. */
function digitOf(written: string): string {
  const at = written.codePointAt(0) ?? 0;
  let zero = at;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((at - zero) % 10);
}

/**
 * A text in one line, in our digits, without signs that nobody sees. Services fill in what stands in double braces or in tags;
 * what somebody typed is to be taken as it is. No angle bracket is left: whatever is cut out of a text, the rest of it could
 * come to the mark that ends their words.
 */
export const toldText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(otherDigits, digitOf)
    .replace(/[{}]/g, (brace) => (brace === "{" ? "(" : ")"))
    .replace(/[\s\p{Cc}<>]+/gu, " ")
    .trim();
