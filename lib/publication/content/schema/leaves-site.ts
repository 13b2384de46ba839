/** What a publish date does to a piece that is out. Pure. */
const isAhead = (moment: unknown, now: Date): boolean =>
  typeof moment === "string" && Date.parse(moment) > now.getTime();

/**
 * What an editor is told at the publish date of a piece; null where it takes nothing off the site. `out`: the piece as published.
 */
export const leavesSite = (
  out: { readonly publishedDate?: unknown; readonly publishedAt?: unknown } | null,
  date: unknown,
  now: Date,
): string | null =>
  out && !isAhead(out.publishedDate ?? out.publishedAt, now) && isAhead(date, now)
    ? "The piece is out. Published with this date, it leaves the site at once, and is back at that moment."
    : null;
