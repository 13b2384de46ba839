/** What a user typed, in the form in which the assistant on a call gets it and in which it is checked. Used in the browser too. */

/** Digits of other scripts and widths. A model reads them like ours. */
const otherDigits = /[^\P{Nd}0-9]/gu;

/** Such a digit as one of ours. The digits of a script stand together in groups of ten, beginning with its zero. */
function digitOf(written: string): string {
  const at = written.codePointAt(0) ?? 0;
  let zero = at;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((at - zero) % 10);
}

/**
 * A text in one line, in our digits, without invisible characters. Call services replace what is in double braces or tags, but what
 * a user typed must be taken literally. No angle bracket is left: even if a service cuts something out, the rest cannot form the
 * mark that ends the user's words.
 */
export const toldText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(otherDigits, digitOf)
    .replace(/[{}]/g, (brace) => (brace === "{" ? "(" : ")"))
    .replace(/[\s\p{Cc}<>]+/gu, " ")
    .trim();
