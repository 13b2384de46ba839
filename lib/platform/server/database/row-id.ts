import "server-only";

/**
 * Whether a text of an address can be the id of a row at all: the database refuses to look for any other. Asked before the
 * database is opened, so that a mistyped address is not found also while the database is away.
 */
export const isRowId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
