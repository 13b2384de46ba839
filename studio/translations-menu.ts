/**
 * The plugin's menu of translations, on documents that say their language. To one that does not, the plugin would give the language
 * that its editor wants a translation into: a published piece would change its language by one click.
 */
import { createElement } from "react";
import { DocumentInternationalizationMenu } from "@sanity/document-internationalization";
import { useEditState, usePerspective, type DocumentLanguageFilterComponent } from "sanity";

/** The menu for a document of an id. */
export function translationsMenu(documentId: string): DocumentLanguageFilterComponent {
  return function TranslationsMenu({ schemaType }) {
    const { selectedReleaseId } = usePerspective();
    const { version, draft, published } = useEditState(
      documentId,
      schemaType.name,
      "default",
      selectedReleaseId,
    );
    const hasLanguage = typeof (version ?? draft ?? published)?.language === "string";
    return hasLanguage ? createElement(DocumentInternationalizationMenu, { schemaType, documentId }) : null;
  };
}
