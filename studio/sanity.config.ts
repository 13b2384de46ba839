/** Lantern's Studio: the site's schema, a desk by type, previews on the real site, and actions that keep old addresses. */
import { documentInternationalization } from "@sanity/document-internationalization";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { languages, locales } from "../lib/base/i18n/locales.ts";
import { documentTypes, translatedTypes } from "../lib/publication/content/schema/content-schema.ts";
import { desk } from "./desk";
import { copyWithoutHistory } from "./duplicate-action";
import { localProject } from "./local-project";
import { presentation } from "./presentation";
import { openPreview } from "./preview-action";
import { lake, project } from "./project";
import { keepWhatWas } from "./publish-action";
import { schemaTypes } from "./schema-types";
import { translationsMenu } from "./translations-menu";
import { keepWhatIsLeft } from "./unpublish-action";

const singles = new Set(documentTypes.filter((type) => type.isSingle).map((type) => type.name));

export default defineConfig({
  name: "lantern",
  title: "Lantern",
  ...project,
  ...localProject(),
  // Sanity's server would publish without the actions below: a former address would be lost, and the day of the first publishing. A
  // piece is scheduled by its publish date.
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  plugins: [
    structureTool({ structure: desk }),
    presentation,
    documentInternationalization({
      supportedLanguages: locales.map((id) => ({ id, title: languages[id].label })),
      schemaTypes: [...translatedTypes],
      // Ours, below, stands in its place.
      hideLanguageFilter: true,
    }),
  ],
  schema: {
    types: schemaTypes,
    // There is one settings document; nobody makes a second.
    templates: (templates) => templates.filter(({ schemaType }) => !singles.has(schemaType)),
  },
  document: {
    ...(lake ? { comments: { enabled: false } } : {}),
    unstable_languageFilter: (menus, { documentId, schemaType }) =>
      documentId && translatedTypes.includes(schemaType) ? [...menus, translationsMenu(documentId)] : menus,
    actions: (actions, { schemaType }) => [
      ...actions
        .filter(
          ({ action }) =>
            !singles.has(schemaType) || !["duplicate", "delete", "unpublish"].includes(action ?? ""),
        )
        .map((action) => {
          if (action.action === "publish") return keepWhatWas(action);
          if (action.action === "duplicate") return copyWithoutHistory(action);
          return action.action === "unpublish" ? keepWhatIsLeft(action) : action;
        }),
      openPreview,
    ],
  },
});
