/** The site beside the forms: opening a page opens its document, and each document lists its pages. */
import { defineDocuments, defineLocations, presentationTool } from "sanity/presentation";
import { contentLanguages, localeOf } from "../lib/base/i18n/locales.ts";
import { languageOf } from "../lib/platform/published.ts";
import { addressedTypes, kinds } from "../lib/publication/content/kinds.ts";
import { documentTypes } from "../lib/publication/content/schema/content-schema.ts";
import { letterPath } from "../lib/publication/letters/letter-path.ts";
import { hasPages, showingPages, type Addressed } from "./preview-path";
import { siteUrl } from "./project";

/** GROQ: the document with a slug that readers of a language get: the one in their language, or else the one shown in its place. */
function givenTo(type: string, locale: string | undefined): string {
  const [own, ...others] = contentLanguages(localeOf(locale));
  const atSlug = `_type == "${type}" && slug.current == $slug`;
  const inPlace = `${languageOf()} in ${JSON.stringify(others)} && !defined(*[${atSlug} && ${languageOf()} == "${own}"][0])`;
  return `${atSlug} && (${languageOf()} == "${own}" || ${inPlace})`;
}

const mainDocuments = defineDocuments([
  {
    route: ["", "/:locale"].map((prefix) => prefix + letterPath(":day")),
    filter: `_type == "letter" && day == $day`,
  },
  // The pages of the footer come last, because their routes would match the lists too.
  ...addressedTypes.map((type) => ({
    route: ["", "/:locale"].map((prefix) => `${prefix}${kinds[type].list}/:slug`),
    resolve: ({ params }: { params: Record<string, string> }) => ({
      filter: givenTo(type, params.locale),
      params: { slug: params.slug ?? "" },
    }),
  })),
]);

const locations = Object.fromEntries(
  documentTypes.flatMap((type) => {
    if (!hasPages(type.name)) return [];
    const resolver = defineLocations<"title" | keyof Addressed>({
      select: {
        title: type.preview.title,
        slug: "slug",
        day: "day",
        language: "language",
        publishedDate: "publishedDate",
        country: "country",
        languages: "languages",
      },
      resolve: (document) => {
        const pages = showingPages(type.name, (document ?? {}) as Addressed);
        if (pages.length === 0)
          return {
            message: "No page shows it yet: its address, its day or its country is missing.",
            tone: "caution",
          };
        return {
          locations: pages.map(({ path, name }) => ({
            title: name ?? String(document?.title ?? "Untitled"),
            href: path,
          })),
        };
      },
    });
    return [[type.name, resolver]];
  }),
);

/** The tool "Presentation". The secret that opens the preview is created in the project, as for "Open preview". */
export const presentation = presentationTool({
  previewUrl: { initial: siteUrl, previewMode: { enable: "/api/draft-mode/enable" } },
  allowOrigins: [siteUrl],
  resolve: { mainDocuments, locations },
});
