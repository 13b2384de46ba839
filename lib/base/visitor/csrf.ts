/** The names for the double submit: a cookie that our scripts can read, and the header in which they send it back. */
export const csrfCookie = "csrftoken";
export const csrfHeader = "X-CSRFToken";
/** A day. */
export const csrfCookieSeconds = 24 * 60 * 60;
