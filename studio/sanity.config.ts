/** Lantern's Studio: the site's schema, a desk by type, previews on the real site, and a publish that keeps old addresses. */
import { defineConfig } from "sanity";
import { presentationTool } from "sanity/presentation";
import { structureTool } from "sanity/structure";
import { documentTypes } from "../lib/content/schema/content-schema.ts";
import { desk } from "./desk";
import { previewPath } from "./preview-path";
import { project, siteUrl } from "./project";
import { keepFormerSlug } from "./publish-action";
import { schemaTypes } from "./schema-types";

const singles = new Set(documentTypes.filter((type) => type.isSingle).map((type) => type.name));

export default defineConfig({
  name: "lantern",
  title: "Lantern",
  ...project,
  plugins: [
    structureTool({ structure: desk }),
    presentationTool({
      previewUrl: {
        initial: siteUrl,
        previewMode: { enable: "/api/draft-mode/enable", disable: "/api/draft-mode/disable" },
      },
      resolve: {
        locations: Object.fromEntries(
          documentTypes.flatMap((type) => {
            const pathOf = previewPath(type.name);
            return pathOf === null
              ? []
              : [
                  [
                    type.name,
                    {
                      select: { title: type.preview.title, slug: "slug.current" },
                      resolve: (document: { title?: string; slug?: string } | null) =>
                        document?.slug
                          ? {
                              locations: [
                                { title: document.title ?? type.title, href: pathOf(document.slug) },
                              ],
                            }
                          : null,
                    },
                  ],
                ];
          }),
        ),
      },
    }),
  ],
  schema: {
    types: schemaTypes,
    // There is one settings document; nobody makes a second.
    templates: (templates) => templates.filter(({ schemaType }) => !singles.has(schemaType)),
  },
  document: {
    actions: (actions, { schemaType }) =>
      actions
        .filter(
          ({ action }) =>
            !singles.has(schemaType) || !["duplicate", "delete", "unpublish"].includes(action ?? ""),
        )
        .map((action) => (action.action === "publish" ? keepFormerSlug(action) : action)),
  },
});
