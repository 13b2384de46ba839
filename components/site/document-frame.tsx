import type { ReactNode } from "react";
import { display } from "@/components/site/display-font";
import { ThemeScript } from "@/components/site/theme/theme-script";

/** A whole document around the body of a page: the reader's theme is there before anything is painted. */
export const DocumentFrame = ({ lang, children }: { lang: string; children: ReactNode }) => (
  // The theme's script writes into `html` before React comes to it.
  <html lang={lang} className={display.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
    <head>
      <ThemeScript />
    </head>
    <body>{children}</body>
  </html>
);
