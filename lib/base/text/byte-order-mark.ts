/** A text without the mark that some editors and shells put before it. Parsers take it for a character of the text. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, "");
