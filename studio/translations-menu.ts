/**
 * The plugin's menu of translations, only on documents that name their language. To any other, the plugin would give the language
 * into which its editor wants a translation: one click would change the language of a published piece.
 */
import { createElement } from "react";
import { DocumentInternationalizationMenu } from "@sanity/document-internationalization";
import { useEditState, usePerspective, type DocumentLanguageFilterComponent } from "sanity";

/** The menu for the document with this id. */
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
