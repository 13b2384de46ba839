/** The names of the double submit: a cookie that our scripts can read, and the header they send it back in. */
export const csrfCookie = "csrftoken";
export const csrfHeader = "X-CSRFToken";
/** A day. */
export const csrfCookieSeconds = 24 * 60 * 60;
