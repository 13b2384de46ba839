/**
 * The names of the theme's tokens, as `app/globals.css` declares them; a test holds the two together. Its further colours are
 * those of the content's categories (`categoryColors`).
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

/** Steps of the spacing scale in use, in quarters of a root size. */
export const spaces = [1, 2, 3, 4, 6, 8, 10, 16] as const;
