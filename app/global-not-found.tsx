import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import { display } from "@/app/display-font";
import "@/app/globals.css";
import { NotFoundIsland } from "@/components/site/not-found.island";
import { ThemeScript } from "@/components/theme/theme-script";
import { defaultLocale } from "#lib/i18n/locales";
import { readMessages } from "#lib/i18n/messages";
import { site } from "#lib/platform/site";

const translator = async () =>
  createTranslator({
    locale: defaultLocale,
    messages: await readMessages(defaultLocale),
    namespace: "common.notFound",
  });

export async function generateMetadata(): Promise<Metadata> {
  const t = await translator();
  return { title: `${t("title")} | ${site.name}`, robots: { index: false, follow: false } };
}

/** What matches no route at all: a whole page of its own, prerendered, in English until the island learns better. */
export default async function GlobalNotFound() {
  const t = await translator();
  return (
    <html lang={defaultLocale} className={display.variable} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <header className="top">
          <div className="page">
            <a href="/" className="brand">
              {site.name}
            </a>
          </div>
        </header>
        <NotFoundIsland english={{ title: t("title"), text: t("text"), home: t("home") }} />
      </body>
    </html>
  );
}
