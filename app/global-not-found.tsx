import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import { DocumentFrame } from "@/components/site/document-frame";
import "@/app/globals.css";
import { NotFoundIsland } from "@/components/site/not-found.island";
import { defaultLocale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { site } from "#lib/platform/site";
import { pageMetadata } from "#lib/seo/metadata";

const translator = async () =>
  createTranslator({
    locale: defaultLocale,
    messages: await readMessages(defaultLocale),
    namespace: "common",
  });

export async function generateMetadata(): Promise<Metadata> {
  const t = await translator();
  return pageMetadata({
    title: t("notFound.title"),
    description: t("notFound.text"),
    keywords: t("keywords"),
    path: null,
    locale: defaultLocale,
    noIndex: true,
  });
}

/** The page for addresses that match no route: complete, prerendered, and in English until the island knows the language. */
export default async function GlobalNotFound() {
  const t = await translator();
  return (
    <DocumentFrame lang={defaultLocale}>
      <header className="top">
        <div className="page">
          <a href="/" className="brand">
            {site.name}
          </a>
        </div>
      </header>
      <NotFoundIsland
        english={{ title: t("notFound.title"), text: t("notFound.text"), home: t("notFound.home") }}
      />
    </DocumentFrame>
  );
}
