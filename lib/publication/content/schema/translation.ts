/**
 * How documents are told apart by language and tied to their translations: `language` and `translationOf` on whatever has an
 * address, and the document that Sanity's plugin for document internationalization writes of each group of translations.
 */
import { contentLanguage, defaultLocale, languages, locales } from "#lib/base/i18n/locales";
import { isRecord } from "#lib/base/values/json";
import { objectsOf, type Unchecked } from "./fault.ts";
import type { BlockType, DocumentType, Field } from "./field.ts";

/** The type of the document that ties translations together. Its name, and all names in it, are the plugin's. */
export const translationGroupType = "translation.metadata";
const memberType = "internationalizedArrayReferenceValue";

const language: Field = {
  name: "language",
  title: "Language",
  type: "string",
  description: `Without one, ${languages[defaultLocale].label}.`,
  readOnly: true,
  initial: contentLanguage,
  options: locales.map((value) => ({ value, title: languages[value].label })),
};

const translationOf: Field = {
  name: "translationOf",
  title: "Translated from",
  type: "object",
  of: "translationOf",
  description: "The version of the original that it says the same as. `content:translate` fills this in.",
  readOnly: true,
};

/** The type with what translations need, if its documents have addresses. */
export const withLanguage = (type: DocumentType): DocumentType =>
  type.fields.some((field) => field.type === "slug")
    ? { ...type, fields: [...type.fields, language, translationOf] }
    : type;

/** The objects of both, for documents of these types. */
export const translationBlocks = (of: readonly string[]): readonly BlockType[] => [
  {
    name: "translationOf",
    title: "Translated from",
    fields: [
      {
        name: "at",
        title: "Translated on",
        type: "datetime",
        description: "When the translation was made or renewed.",
        required: true,
      },
    ],
    // The revision of the original and, where a project gave it that, when it did. The Studio has no fields of such names, and
    // leaves what it finds under them alone.
    beside: ["_rev", "_updatedAt"],
    preview: { title: "at" },
    problem: ({ _rev }) =>
      typeof _rev === "string" && _rev !== "" ? null : "does not name the revision of the original",
  },
  {
    name: memberType,
    title: "Translation",
    fields: [
      { name: "language", title: "Language", type: "string", required: true },
      { name: "value", title: "Document", type: "reference", to: of, required: true },
    ],
    preview: { title: "language" },
    isOfPlugin: true,
  },
];

/** The type that ties translations together, over these types of documents. */
export const translationGroup = (of: readonly string[]): DocumentType => ({
  name: translationGroupType,
  title: "Translations",
  plural: "Translations",
  description: "Which documents say the same in several languages.",
  groups: [],
  fields: [
    {
      name: "translations",
      title: "Translations",
      type: "list",
      of: { type: "object", of: memberType },
      required: true,
      min: 2,
      unique: true,
    },
    {
      name: "schemaTypes",
      title: "Types",
      type: "list",
      of: { type: "string", options: of.map((value) => ({ value, title: value })) },
      max: 1,
    },
  ],
  orderings: [],
  preview: { title: "_id" },
  isOfPlugin: true,
});

/**
 * One member of a group as it is stored. Its key is of no meaning; made of the language, it is the same each time. The reference is
 * weak, or the store would let nobody unpublish or delete the member.
 */
export const groupMember = (memberLanguage: string, id: string) => ({
  _key: memberLanguage,
  _type: memberType,
  language: memberLanguage,
  value: { _type: "reference", _ref: id, _weak: true },
});

/** A document that holds no member of its group, though it was written when groups still did; every other document as it is. */
export const withWeakMembers = <T extends Unchecked>(document: T): T =>
  document._type === translationGroupType && Array.isArray(document.translations)
    ? { ...document, translations: objectsOf(document.translations).map(asWeak) }
    : document;

function asWeak(member: Unchecked): Unchecked {
  if (!isRecord(member.value)) return member;
  const { _strengthenOnPublish: _, ...value } = member.value;
  return { ...member, value: { ...value, _weak: true } };
}

type Made = { readonly _rev?: unknown; readonly _updatedAt?: unknown; readonly at?: unknown };
type Original = { readonly _rev?: unknown; readonly _updatedAt?: unknown };

/**
 * Whether the original has changed since a translation was made of it: by its revision, and by its date, since a line of a file
 * keeps the revision when it is edited. A project that the two were brought into dates the original anew, which is no change.
 */
export function isOutdated(made: Made, original: Original): boolean {
  const known = [made.at, made._updatedAt]
    .map((moment) => Date.parse(String(moment)))
    .filter((moment) => !Number.isNaN(moment));
  return (
    made._rev !== original._rev ||
    (known.length > 0 && Date.parse(String(original._updatedAt)) > Math.max(...known))
  );
}

/** What a translation is compared with: the published original. */
export type OriginalVersion = { readonly _rev: string; readonly _updatedAt: string };

/** GROQ: the published original of `$id`, another document, in the language `$original`. */
export const originalOf = `*[_type == "${translationGroupType}" && references($id)][0].translations[language == $original && value._ref != $id][0].value->{ _rev, _updatedAt }`;

/**
 * Whether documents of a type are written in their own language, and only tied to the English one where both say the same: entries
 * of the glossary are collected.
 */
export const isByItself = (type: unknown): boolean => type === "glossaryTerm";

/** Whether a document was made from an original: one that is by itself was not, unless it says so. */
export const isMadeFromOne = (document: Unchecked): boolean =>
  typeof document.language === "string" &&
  document.language !== contentLanguage &&
  (!isByItself(document._type) || isRecord(document.translationOf));

/** What a translation says once somebody has compared it with this version of its original. */
export const comparedWith = ({ _rev, _updatedAt }: OriginalVersion, now: Date) => ({
  _type: "translationOf",
  _rev,
  _updatedAt,
  at: now.toISOString().replace(/\.\d+Z$/, "Z"),
});

/** GROQ: the ids that groups of translations name in a language, of those groups for which `condition` holds. */
const namedIn = (code: string, condition: string): string =>
  `*[_type == "${translationGroupType}" && ${condition}].translations[language == ${code}].value._ref`;
const memberIn = (code: string): string => `translations[language == ${code}][0].value->`;

/** Begun or out in the language that is asked of: not what a group names though nobody finished or kept it. */
const there = `*[language == $language]._id`;
const isThere = `count(translations[language == $language && (value._ref in ${there} || "drafts." + value._ref in ${there})]) > 0`;

const tied = namedIn("$language", "$original in translations[].language");
const upToDate = namedIn(
  "$language",
  `${memberIn("$original")}_rev == ${memberIn("$language")}translationOf._rev`,
);

/**
 * What the desk lists of a type in a language, as GROQ over `$language` and `$original`, the language of originals. An entry of the
 * glossary may be tied to one without being made from it; whatever else names no revision was made in the Studio and never
 * compared. The subqueries name nothing of the document that is compared with them, so that one answer is good for a whole list.
 */
export const translationLists = {
  there: "language == $language",
  missing: `(!defined(language) || language == $original) && !(_id in ${namedIn("$original", isThere)})`,
  outdated: `language == $language && (defined(translationOf) || (_type != "glossaryTerm" && _id in ${tied})) && !(_id in ${upToDate})`,
} as const;
