/**
 * The names of the theme's tokens, as declared in `app/globals.css`; a test compares the two. The further colors there are those of
 * the content's categories (`categoryColors`).
 */

export const surfaceColors = [
  "paper",
  "raised",
  "ink",
  "soft",
  "line",
  "edge",
  "signal",
  "signal-soft",
  "on-signal",
  "link",
  "good",
  "bad",
] as const;

export const textSizes = ["xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl"] as const;

export const radii = ["sm", "md"] as const;

/** Steps of the spacing scale in use, in quarters of a rem. */
export const spaces = [1, 2, 3, 4, 6, 8, 10, 16] as const;
