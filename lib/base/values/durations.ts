/** Spans of time in milliseconds. Others are multiples, such as `15 * minuteMs`. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
