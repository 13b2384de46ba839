/** The names of the double submit: a cookie that our scripts can read, and the header they send it back in (spec 7.5). */
export const csrfCookie = "csrftoken";
export const csrfHeader = "X-CSRFToken";
