import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#lib/i18n/locales";
import { pageMetadata } from "#lib/seo/metadata";

const paths = {
  brief: "/micro-briefs",
  action: "/micro-actions",
  term: "/glossary",
  track: "/tracks",
} as const;

/** The metadata of a list page. A filtered address is not indexed; its canonical address is the plain one. */
export async function listMetadata(
  kind: keyof typeof paths,
  locale: Locale,
  noIndex = false,
): Promise<Metadata> {
  const t = await getTranslations("content");
  return pageMetadata({
    title: t(`${kind}.listTitle`),
    description: t(`${kind}.listLead`),
    keywords: t(`${kind}.listKeywords`),
    path: paths[kind],
    locale,
    noIndex,
  });
}
