/** Whether the sidebar of the signed-in product is expanded, as a cookie that browser and server both read. */

export const sidebarCookie = "sidebar:state";
/** 7 days. */
const sidebarCookieSeconds = 7 * 24 * 60 * 60;

/** Reads the cookie's value; the sidebar is expanded unless a reader has collapsed it. */
export const isSidebarExpanded = (value: string | undefined): boolean => value !== "false";

/** The cookie in the form in which a script sets it. */
export const sidebarCookieLine = (isExpanded: boolean): string =>
  `${sidebarCookie}=${String(isExpanded)}; path=/; max-age=${sidebarCookieSeconds}; samesite=lax`;
