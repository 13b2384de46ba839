import type { MetadataRoute } from "next";
import { createTranslator } from "next-intl";
import { defaultLocale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { site } from "#lib/platform/site";

/** What a phone needs to install the site. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = createTranslator({
    locale: defaultLocale,
    messages: await readMessages(defaultLocale),
    namespace: "common",
  });
  return {
    id: "/",
    name: `${site.name}: ${t("tagline")}`,
    short_name: site.name,
    description: t("description"),
    lang: defaultLocale,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f7f8f5",
    theme_color: "#0d1222",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
