import "server-only";

/**
 * Whether a text in an address can be the id of a row: the database refuses queries for any other text. Checked before the database
 * is opened, so that a mistyped address gets a 404 even while the database is away.
 */
export const isRowId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
