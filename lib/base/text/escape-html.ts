/** Escapes plain text for HTML that is written by hand. */

const reference = (character: string): string => `&#${character.charCodeAt(0)};`;

/** Escapes a text for any place in HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, reference);

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text for between tags. Quotes stay, for programs that take the HTML for plain text. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => names[character] ?? character);
