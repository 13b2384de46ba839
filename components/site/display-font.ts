import localFont from "next/font/local";

/**
 * Headings and numerals: one Latin file, requested before the styles. A font that arrives late, on a slow line, is used from the
 * next page on: no fallback has its metrics on every phone, and headings that change size move the text being read.
 */
export const display = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--display",
  display: "optional",
  adjustFontFallback: "Arial",
});
