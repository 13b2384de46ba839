import type { MetadataRoute } from "next";
import { createTranslator } from "next-intl";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { localePath } from "#lib/base/i18n/paths";
import { site } from "#lib/platform/site";

/** What a phone needs to install the site in a language. The app starts in that language, whatever language is read in it later. */
async function readManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const messages = await readMessages(locale);
  const t = createTranslator({ locale: languages[locale].tag, messages, namespace: "common" });
  const home = localePath("/", locale);
  return {
    // One id for each language: under a shared id, opening an English page would turn an installed Spanish app into an English one.
    id: home,
    name: `${site.name}: ${t("tagline")}`,
    short_name: site.name,
    description: t("description"),
    lang: languages[locale].tag,
    start_url: home,
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

export const manifestPath = "/manifest.webmanifest";

export const manifestAnswer = async (locale: Locale): Promise<Response> =>
  Response.json(await readManifest(locale), { headers: { "content-type": "application/manifest+json" } });
