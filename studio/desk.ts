/** The desk: each type with lists of all documents, of the drafts, of the translations and of the documents that need a review. */
import type { StructureBuilder, StructureResolver } from "sanity/structure";
import { monthsLater } from "../lib/base/values/months-later.ts";
import {
  contentLanguage,
  contentLanguages,
  languages,
  locales,
  type Locale,
} from "../lib/base/i18n/locales.ts";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { documentTypes, translatedTypes } from "../lib/publication/content/schema/content-schema.ts";
import type { DocumentType, Ordering } from "../lib/publication/content/schema/field.ts";
import { byReview } from "../lib/publication/content/schema/orderings.ts";
import { translationLists } from "../lib/publication/content/schema/translation.ts";

/** Six months ago, as a day. Calculated when the list is opened. */
const reviewLimit = () => monthsLater(new Date(), -6).toISOString().slice(0, 10);

/** The items in the left column of the Studio. */
export const desk: StructureResolver = (S) =>
  S.list()
    .id("content")
    .title("Content")
    .items([
      ...documentTypes.filter((type) => !type.isSingle && !type.isOfPlugin).map((type) => listOf(S, type)),
      S.divider(),
      ...documentTypes
        .filter((type) => type.isSingle)
        .map((type) =>
          S.listItem()
            .id(type.name)
            .title(type.title)
            .child(S.document().schemaType(type.name).documentId(type.name)),
        ),
    ]);

/** What the list of pieces without a text in a language is called: readers of a country's Spanish are given the other one. */
function missingTitle(locale: Locale): string {
  const [inherited] = contentLanguages(locale).filter((one) => one !== locale && one !== contentLanguage);
  return inherited ? `Same as ${languages[inherited].label}` : "Not translated yet";
}

function listOf(S: StructureBuilder, type: DocumentType) {
  /**
   * A list of some documents. `templates` are the new documents that it offers, by default the type's own; `ordering` sorts it, by
   * default the last change.
   */
  const filtered = (
    id: string,
    title: string,
    filter: string,
    params: Record<string, string> = {},
    { templates, ordering }: { templates?: string[]; ordering?: Ordering } = {},
  ) => {
    const all = S.documentList()
      .id(`${type.name}-${id}`)
      .title(`${type.plural}: ${title.toLowerCase()}`)
      .apiVersion(apiVersion)
      .schemaType(type.name)
      .filter(`_type == $type && ${filter}`)
      .params({ type: type.name, ...params });
    const list = ordering
      ? all.defaultOrdering([{ field: ordering.field, direction: ordering.direction }])
      : all;
    const offered = templates?.map((template) => S.initialValueTemplateItem(template));
    return S.listItem()
      .id(`${type.name}-${id}`)
      .title(title)
      .child(offered ? list.initialValueTemplates(offered) : list);
  };
  const reviewed = byReview(type);
  /** The lists for one language: what is translated, what is missing, and what is older than its original. */
  const translationsIn = (locale: Locale) => {
    const { label } = languages[locale];
    const params = { language: locale, original: contentLanguage };
    /** The plugin's, of which it makes one for each type and language. */
    const template = `${type.name}-${locale}`;
    return S.listItem()
      .id(`${type.name}-${locale}`)
      .title(label)
      .child(() =>
        S.list()
          .id(`${type.name}-${locale}`)
          .title(label)
          .items([
            filtered(`${locale}-all`, `In ${label}`, translationLists.there, params, {
              templates: [template],
            }),
            // These are translated from an original, by its menu.
            filtered(`${locale}-missing`, missingTitle(locale), translationLists.missing, params, {
              templates: [],
            }),
            filtered(`${locale}-old`, "Older than the original", translationLists.outdated, params, {
              templates: [],
            }),
          ]),
      );
  };
  return S.listItem()
    .id(type.name)
    .title(type.plural)
    .child(() =>
      S.list()
        .id(type.name)
        .title(type.plural)
        .items([
          S.documentTypeListItem(type.name).title(`All ${type.plural.toLowerCase()}`),
          filtered("drafts", "Drafts", `_id in path("drafts.**")`),
          ...(translatedTypes.includes(type.name)
            ? locales.filter((locale) => locale !== contentLanguage).map((locale) => translationsIn(locale))
            : []),
          ...(reviewed
            ? [
                filtered(
                  "review",
                  "Needs review",
                  `(!defined(${reviewed.field}) || ${reviewed.field} < $limit)`,
                  { limit: reviewLimit() },
                  { ordering: reviewed },
                ),
              ]
            : []),
        ]),
    );
}
