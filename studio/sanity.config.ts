/** Lantern's Studio: the site's schema, a desk by type, previews on the real site, and actions that keep old addresses. */
import { documentInternationalization } from "@sanity/document-internationalization";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { languages, locales } from "../lib/base/i18n/locales.ts";
import { documentTypes, translatedTypes } from "../lib/publication/content/schema/content-schema.ts";
import { compared } from "./compared-action";
import { desk } from "./desk";
import { copyWithoutHistory } from "./duplicate-action";
import { unlessHeld } from "./holders-action";
import { leavesItsGroup } from "./leave-action";
import { localProject } from "./local-project";
import { presentation } from "./presentation";
import { openPreview } from "./preview-action";
import { lake, project } from "./project";
import { keepWhatWas } from "./publish-action";
import { schemaTypes } from "./schema-types";
import { translationsMenu } from "./translations-menu";
import { keepWhatIsLeft } from "./unpublish-action";

const ownTypes = new Set(documentTypes.filter((type) => !type.isOfPlugin).map(({ name }) => name));
const singles = new Set(documentTypes.filter((type) => type.isSingle).map((type) => type.name));

export default defineConfig({
  name: "lantern",
  title: "Lantern",
  ...project,
  ...localProject(),
  // Publishing by Sanity's server would skip the actions below: a former address and the day of the first publishing would be lost.
  // A piece is scheduled by its publish date instead.
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  plugins: [
    structureTool({ structure: desk }),
    presentation,
    documentInternationalization({
      supportedLanguages: locales.map((id) => ({ id, title: languages[id].label })),
      schemaTypes: [...translatedTypes],
      // Otherwise the group would keep its members from being unpublished or deleted.
      weakReferences: true,
      // Replaced by our own menu below.
      hideLanguageFilter: true,
    }),
  ],
  schema: {
    types: schemaTypes,
    // There is only one settings document, and no template makes a second.
    templates: (templates) => templates.filter(({ schemaType }) => !singles.has(schemaType)),
  },
  document: {
    // The plugin brings a template of each type in each language. Only the desk's list of a language offers its own; everywhere
    // else, a new document is in English.
    newDocumentOptions: (options) => options.filter(({ templateId }) => ownTypes.has(templateId)),
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
          switch (action.action) {
            case "publish":
              return keepWhatWas(action);
            case "duplicate":
              return copyWithoutHistory(action);
            case "unpublish":
              return unlessHeld(keepWhatIsLeft(action));
            case "delete":
              return unlessHeld(leavesItsGroup(action));
            case "discardChanges":
              return unlessHeld(leavesItsGroup(action));
            default:
              return action;
          }
        }),
      compared,
      openPreview,
    ],
  },
});
