/** The anonymous visitor's id, as browsers store it. */

/** The storage key of the id. */
export const anonIdKey = "anon_id";

/** The id without its prefix: an older build stored it and sent it with one. Null when nothing is left. */
export const bareAnonId = (kept: string | null): string | null => kept?.trim().replace(/^anon_/, "") || null;
