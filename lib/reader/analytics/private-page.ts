import "client-only";
/**
 * Whether this page answers a search that is nobody's business: one that tells of a worry for which there are help lines. Its words
 * are not counted.
 */
export const isPrivatePage = (): boolean => document.querySelector("[data-private-search]") !== null;
