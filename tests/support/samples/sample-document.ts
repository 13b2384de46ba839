import { blockType, documentTypes } from "#lib/publication/content/schema/content-schema";
import { ageBands } from "#lib/publication/content/schema/vocabulary";
import type { DocumentType, Field, ListItem } from "#lib/publication/content/schema/field";

/** The slug of every sample document. It is also an age, so that a query that takes an age finds the samples. */
export const sampleSlug = ageBands[0];
const imageRef = `image-${"a".repeat(40)}-1200x675-webp`;
const sampleId = (type: string) => `${type}-sample`;
const reference = (to: readonly string[]) => ({ _type: "reference", _ref: sampleId(to[0] ?? "") });
/** Two references to the one sample would be a duplicate; the schema's own rule is tested elsewhere. */
const referenceAt = (to: readonly string[], index: number) =>
  index < to.length ? reference(to.slice(index)) : { _type: "reference", _ref: `other-${index}` };
const sampleWord = (index: number) => (index === 0 ? "Sample word" : `Sample word ${index}`);
/** Values with a fixed spelling that the site reads, by field. */
const spelled: Readonly<Record<string, string>> = {
  phone: "116 111",
  text: "116 111",
  languages: "en",
  hours: "Mo-Fr 09:00-17:00",
  privacyContact: "privacy@harborfamily.org",
  formerSlugs: "a-former-address",
  formerReviews: "2026-01-02",
  path: "Settings",
};

/**
 * One document of every type with every field of the schema filled in, pointing at each other, whether or not the fields go
 * together.
 */
export const filledDocuments = () => documentTypes.map(sampleDocument);

/** A text whose callouts are care boxes, in which readers see help lines. */
const withCare = (text: unknown): unknown =>
  Array.isArray(text)
    ? text.map((block: { _type?: unknown }) =>
        block._type === "callout" ? { ...block, tone: "care" } : block,
      )
    : text;

const inPairs = (cards: unknown): unknown =>
  Array.isArray(cards)
    ? cards.flatMap((card: { _key?: unknown }) => [card, { ...card, _key: `${String(card._key)}-too` }])
    : cards;

/**
 * The same documents in a form that may be published: a part of a sheet is as wide as the sheet, and has either cards in pairs or
 * other content, help lines are in care boxes, the two ages differ, and a letter is published.
 */
export const sampleDocuments = () =>
  filledDocuments().map((document) => {
    const { sections, ...fields } = document as Record<string, unknown> & {
      sections?: Record<string, unknown>[];
    };
    return {
      ...document,
      ...("content" in fields && { content: withCare(fields.content) }),
      ...("description" in fields && { description: withCare(fields.description) }),
      ...("alsoAge" in fields && { alsoAge: ageBands[1] }),
      ...("isSkipped" in fields && { isSkipped: false }),
      ...(sections && {
        sections: sections.flatMap(({ cards, note, lines, columns, rows, ...part }) => {
          const both = { ...part, isHalf: false };
          return [
            { ...both, note, lines, columns, rows },
            { ...both, _key: "cards", cards: inPairs(cards) },
          ];
        }),
      }),
    };
  });

function sampleDocument(type: DocumentType) {
  return {
    _id: sampleId(type.name),
    _type: type.name,
    _createdAt: "2026-01-01T00:00:00Z",
    _updatedAt: "2026-01-02T00:00:00Z",
    _rev: "1",
    ...fieldsOf(type.fields),
  };
}

/** `index` is the position in a list of the object with these fields. */
const fieldsOf = (fields: readonly Field[], index = 0): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, index)]));

function valueOf(field: Field, index: number): unknown {
  switch (field.type) {
    case "string":
    case "text":
      if (field.problem) return spelled[field.name];
      return field.options?.[0]?.value ?? sampleWord(index).padEnd(field.min ?? 0, "!");
    case "number":
      // Steps, and the sources of a text, are counted from 1.
      return Math.max(field.min ?? 0, index + 1);
    case "boolean":
      return index === 0;
    case "date":
      // The day of a letter is a Sunday.
      return "2026-01-04";
    case "datetime":
      return "2026-01-03T09:00:00Z";
    case "url":
    case "link":
      return "https://example.org/a-document";
    case "slug":
      return { _type: "slug", current: sampleSlug };
    case "reference":
      return referenceAt(field.to, index);
    case "image":
      return image();
    case "object":
      return objectOf(field.of);
    case "richText":
      return [
        textBlock("text"),
        ...field.objects.map((name) => ({
          _key: name,
          ...(name === "image" ? image() : { _type: name, ...fieldsOf(blockType(name)?.fields ?? []) }),
        })),
      ];
    case "list":
      return Array.from({ length: Math.max(field.min ?? 1, kindsOf(field.of)) }, (_, index) =>
        field.of.type === "string" && field.of.problem ? spelled[field.name] : itemOf(field.of, index),
      );
  }
}

const image = () => ({ _type: "image", alt: "A lamp", asset: { _type: "reference", _ref: imageRef } });

/** How many types of document an item may point at; a list has one item of each. */
const kindsOf = (item: ListItem) => (item.type === "reference" ? item.to.length : 1);

function itemOf(item: ListItem, index: number): unknown {
  const _key = `item${index}`;
  if (item.type === "string" && item.options) return item.options[index]?.value;
  if (item.type === "string") return sampleWord(index);
  if (item.type === "reference") return { _key, ...referenceAt(item.to, index) };
  return { _key, ...objectOf(item.of, index) };
}

/** Includes the parts of an object that no form shows. */
const objectOf = (name: string, index = 0): Record<string, unknown> => {
  const type = blockType(name);
  const beside = (type?.beside ?? []).map((key) => [key, sampleWord(index)]);
  return { _type: name, ...(Object.fromEntries(beside) as object), ...fieldsOf(type?.fields ?? [], index) };
};

const textBlock = (key: string) => ({
  _key: key,
  _type: "block",
  style: "normal",
  markDefs: [
    { _key: "link", _type: "link", href: "https://example.org/" },
    { _key: "term", _type: "glossaryReference", term: reference(["glossaryTerm"]) },
    { _key: "source", _type: "sourceRef", number: 1 },
  ],
  children: [
    { _key: "a", _type: "span", marks: ["link"], text: "Sample " },
    { _key: "b", _type: "span", marks: ["term"], text: "word" },
    { _key: "c", _type: "span", marks: ["source"], text: "." },
  ],
});
