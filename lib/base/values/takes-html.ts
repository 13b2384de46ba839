/**
 * Whether a request's header `Accept` names HTML, as a browser's does for what it shows as a page. Code names other types, or none.
 */
export const takesHtml = (accept: string | null | undefined): boolean => /\btext\/html\b/.test(accept ?? "");
