import type { Metadata, Viewport } from "next";
import { DocumentFrame } from "@/components/site/document-frame";
import "@/app/globals.css";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { defaultLocale, languages } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { speculationRules } from "#lib/base/addresses/speculation-rules";
import { pageColors } from "#lib/base/theme/theme";
import { manifestPath } from "#lib/seo/site-manifest";

/** In seconds: every page is renewed at least once a day, because of the calendar (the year in the footer). */
export const revalidate = 86400;

/** English is prerendered at build, the other languages on first request. */
export const generateStaticParams = () => [{ locale: defaultLocale }];

export const generateMetadata = async (): Promise<Metadata> => ({
  // By its address: as a part of the page it took some 150 bytes of each one's, and browsers keep icons for long.
  icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml" }], apple: "/icon-192.png" },
  manifest: localePath(manifestPath, await currentLocale()),
  formatDetection: { telephone: false },
});

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: pageColors.light },
    { media: "(prefers-color-scheme: dark)", color: pageColors.dark },
  ],
};

export default async function RootLayout({ children }: LayoutProps<"/[locale]">) {
  const locale = await currentLocale();
  return (
    <DocumentFrame lang={languages[locale].tag}>
      {children}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </DocumentFrame>
  );
}
