/** Apostrophes as they are typed, typeset, and mistaken for accents: a phone, a keyboard and an editor each write another. Pure. */

/**
 * Every sign for one, to stand within the brackets of a pattern.
 * The last two are letters of their own, as in Hawaiian and Ukrainian.
 */
export const apostropheSigns = "'’‘`´ʻʼ";

const apostrophes = new RegExp(`[${apostropheSigns}]`, "g");

/** The text with straight apostrophes in place of the curly ones that it was typeset with, every character at its place. */
export const straightApostrophes = (text: string): string => text.replaceAll("’", "'");

/** The text as whoever leaves them out types it. */
export const withoutApostrophes = (text: string): string => text.replace(apostrophes, "");
