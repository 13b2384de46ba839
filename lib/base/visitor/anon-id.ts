/** The anonymous visitor's id, as browsers keep it. */

/** The storage key of the id. */
export const anonIdKey = "anon_id";

/** The id itself: an older build kept and answered it with a prefix. Null when nothing is left of it. */
export const bareAnonId = (kept: string | null): string | null => kept?.trim().replace(/^anon_/, "") || null;
