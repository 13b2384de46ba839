/** Plain texts made fit to stand in HTML that is written by hand. */

const reference = (character: string): string => `&#${character.charCodeAt(0)};`;

/** A text as it may stand anywhere in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, reference);

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as it may stand between tags. Quotes stay, for whoever takes the HTML for plain text. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => names[character] ?? character);
