import localFont from "next/font/local";

/** Headings and numerals: one Latin file, with a fallback of the same metrics so that nothing moves. */
export const display = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--display",
  display: "swap",
  adjustFontFallback: "Arial",
});
