/** The site's schema in Sanity's form: every field, rule, group, ordering and preview comes from lib/publication/content/schema. */
import type {
  FieldDefinition,
  ReferenceTypeFilterContext,
  ReferenceTypeOption,
  Rule,
  SchemaTypeDefinition,
} from "sanity";
import { blockTypes, documentTypes } from "../lib/publication/content/schema/content-schema.ts";
import { isRecord } from "../lib/base/values/json.ts";
import type {
  BlockType,
  DocumentType,
  Field,
  ListItem,
  RichTextField,
} from "../lib/publication/content/schema/field.ts";
import { ofItsOwn } from "../lib/publication/content/schema/own-history.ts";
import {
  isLeftOut,
  isNeeded,
  itemFaults,
  studioFaults,
  type StudioFault,
} from "../lib/publication/content/schema/studio-faults.ts";
import { studioProblem } from "../lib/publication/content/schema/studio-problem.ts";
import { lengthNote } from "../lib/publication/content/schema/length-note.ts";
import { makeableFor, offeredFor } from "../lib/publication/content/schema/offered.ts";
import { orderingsOf } from "../lib/publication/content/schema/orderings.ts";
import { rowFields, rowOf } from "../lib/publication/content/schema/row.ts";
import {
  altProblem,
  captionProblem,
  longestSlug,
  pictureAdvice,
  pictureProblem,
} from "../lib/publication/content/schema/value-faults.ts";
import {
  annotations,
  decoratorOptions,
  textListOptions,
} from "../lib/publication/content/schema/vocabulary.ts";
import { countedField } from "./counted-field";
import { isFreeAddress } from "./free-address";
import { isFreeDay } from "./free-day";
import { staysOut } from "./leaves-site";

/** Whether an object is a mark on words of a text; every other object is a type of its own. */
const isMark = ({ name }: BlockType): boolean => annotations.some((one) => one === name);

// Sanity infers types from the literal `type` of each definition. Ours are only known as data, so it is stated here.
const asType = (definition: object) => definition as SchemaTypeDefinition;
const asField = (definition: object) => definition as FieldDefinition;

function documentTypeOf(type: DocumentType) {
  return asType({
    name: type.name,
    title: type.title,
    type: "document",
    description: type.description,
    groups: type.groups.map((group, index) => ({ ...group, default: index === 0 })),
    fields: type.fields.map(fieldOf),
    orderings: orderingsOf(type).map(({ name, title, field, direction }) => ({
      name,
      title,
      by: [{ field, direction }],
    })),
    preview: previewOf(type),
    validation: (rule: Rule) => rule.custom((value) => documentProblem(type, value) ?? true),
  });
}

/** The problem of a whole document, shown to the editor at one of its fields. */
function documentProblem(type: DocumentType, value: unknown): { message: string; path: string[] } | null {
  const fault = isRecord(value) ? (type.problem?.(value) ?? studioProblem(type.name, value)) : null;
  if (!fault) return null;
  const title = type.fields.find(({ name }) => name === fault.path)?.title ?? fault.path;
  return { message: `“${title}” ${fault.message}.`, path: [fault.path] };
}

const objectTypeOf = (type: BlockType) =>
  asType({
    name: type.name,
    title: type.title,
    type: "object",
    fields: type.fields.map(fieldOf),
    validation: (rule: Rule) => rule.custom((value) => problemOf(type, value) ?? true),
    preview: previewOf(type),
  });

/** The problem of a whole object, shown to the editor in its form. */
function problemOf(type: BlockType, value: unknown): string | null {
  const problem = isRecord(value) ? type.problem?.(value) : null;
  return problem ? `${type.title} ${problem}.` : null;
}

const previewOf = (type: BlockType | DocumentType) => ({
  select: rowFields(type),
  prepare: (found: Record<string, unknown>) => rowOf(type, found, new Date()),
});

/** Faults in the form that Sanity's rules return. */
const told = (faults: StudioFault[]): true | StudioFault[] => (faults.length === 0 ? true : faults);

const requiredAsSaid = (field: Field, rule: Rule) => (isNeeded(field) ? rule.required() : rule.optional());

function bounded(rule: Rule, { min, max }: { min?: number; max?: number }): Rule {
  const least = min === undefined ? rule : rule.min(min);
  return max === undefined ? least : least.max(max);
}

/** Sanity's rules for a field, and the site's own rules. */
function ruleOf(field: Field, rule: Rule): Rule {
  const own = sanityRuleOf(field, requiredAsSaid(field, rule)).custom((value) =>
    told(studioFaults(field, value)),
  );
  return field.type === "date" && field.isOwnDay ? own.custom(isFreeDay) : own;
}

function sanityRuleOf(field: Field, own: Rule): Rule {
  switch (field.type) {
    case "string":
    case "text":
      return bounded(own, field);
    case "number":
      return field.integer ? bounded(own, field).integer() : bounded(own, field);
    case "url":
      return own.uri({ scheme: [...field.schemes] });
    case "link":
      return own.uri({ allowRelative: true, scheme: ["http", "https", "mailto", "tel"] });
    case "list": {
      const many = bounded(own, field);
      // Sanity's own rule compares whole items. Words in another spelling, and objects that name the same piece or source in other
      // words, are found by the site's own rules.
      return field.of.type === "reference" ? many.unique() : many;
    }
    case "image":
      return own.assetRequired();
    default:
      return own;
  }
}

function fieldOf(field: Field): FieldDefinition {
  const { name, title, description, group, readOnly } = field;
  const validation = (rule: Rule) =>
    field.type === "datetime" && field.isPublishDate
      ? [ruleOf(field, rule), rule.custom(staysOut).warning()]
      : field.type === "image"
        ? [ruleOf(field, rule), ...pictureRules(rule)]
        : ruleOf(field, rule);
  const { options: own, ...shape }: { options?: object } = shapeOf(field);
  // To make a translation, the plugin copies the whole open document except the fields that are marked here.
  const kept = ofItsOwn.includes(name) ? { documentInternationalization: { exclude: true } } : null;
  const options = own || kept ? { options: { ...own, ...kept } } : {};
  const components =
    lengthNote(field, undefined) === null ? {} : { components: { field: countedField(field) } };
  const isShownOnlyIfFilled = field.readOnly === true || field.isOlder === true;
  const hidden = isShownOnlyIfFilled
    ? { hidden: (at: { value?: unknown }) => isLeftOut(field, at.value) }
    : {};
  return asField({
    ...{ name, title, description, group, readOnly, validation },
    ...{ ...shape, ...options, ...components, ...hidden },
  });
}

/** What Sanity needs to know about a field, apart from its name and its rules. */
function shapeOf(field: Field): object {
  switch (field.type) {
    case "string":
    case "text":
      return {
        type: field.options ? "string" : field.type,
        ...(field.options ? { options: { list: [...field.options], layout: "radio" } } : {}),
        ...(field.rows ? { rows: field.rows } : {}),
        ...(field.initial ? { initialValue: field.initial } : {}),
      };
    case "number":
      return { type: "number" };
    case "boolean":
      return { type: "boolean", initialValue: field.initial };
    case "date":
    case "datetime":
      return {
        type: field.type,
        ...(field.initial === "now" ? { initialValue: () => new Date().toISOString() } : {}),
      };
    case "url":
    case "link":
      return { type: "url" };
    case "slug":
      return {
        type: "slug",
        options: { source: field.source, maxLength: longestSlug, isUnique: isFreeAddress },
      };
    case "reference":
      return referenceTo(field.to);
    case "image":
      return imageOf([]);
    case "object":
      return { type: field.of, options: { collapsible: true } };
    case "richText":
      return { type: "array", of: textOf(field) };
    case "list": {
      const choices = field.of.type === "string" && field.of.options ? { list: [...field.of.options] } : null;
      const options = { ...choices, ...(field.layout ? { layout: field.layout } : {}) };
      return {
        type: "array",
        of: [itemOf(field.of)],
        ...(Object.keys(options).length > 0 ? { options } : {}),
      };
    }
  }
}

/** The form offers what the check accepts in the open document, and makes nothing in another language than the document's. */
const referenceTo = (types: readonly string[]): object => ({
  type: "reference",
  to: types.map((type) => ({ type })),
  options: {
    filter: ({ document }: { document: Record<string, unknown> }) => offeredFor(types, document),
    creationTypeFilter: ({ document }: ReferenceTypeFilterContext, offered: ReferenceTypeOption[]) =>
      makeableFor(offered, document),
  },
});

function itemOf(item: ListItem): object {
  if (item.type === "object") return { type: item.of };
  if (item.type === "reference") return referenceTo(item.to);
  const validation = (rule: Rule) =>
    bounded(rule.required(), item).custom((value) => told(itemFaults(item, value)));
  return { type: "string", validation };
}

/** The rule for words of a picture that may be missing. */
const ofPicture = (problemIn: (words: unknown) => string | null) => (rule: Rule) =>
  rule.custom((words) => {
    const problem = words ? problemIn(words) : null;
    return problem ? `This picture ${problem}.` : true;
  });

/** The rules for a picture itself: its kind, and as a warning its size. */
const pictureRules = (rule: Rule): Rule[] => [
  rule.custom((picture) => pictureSaid(pictureProblem(picture), ".")),
  rule.custom((picture) => pictureSaid(pictureAdvice(picture), "")).warning(),
];
const pictureSaid = (said: string | null, stop: string): true | string =>
  said === null ? true : `This picture ${said}${stop}`;

/** A picture in a text has a caption; the picture of a piece has none. */
const caption = { name: "caption", title: "Caption", type: "string", validation: ofPicture(captionProblem) };

/** A picture with a required alternative text. Pages show the whole picture, so the form offers no cropping. */
const imageOf = (more: readonly object[]): object => ({
  type: "image",
  // What browsers show.
  options: { accept: "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml" },
  fields: [
    {
      name: "alt",
      title: "What it shows",
      type: "string",
      description: "Read aloud to people who cannot see the picture.",
      validation: (rule: Rule) => ofPicture(altProblem)(rule.required()),
    },
    ...more,
  ],
});

const textOf = (field: RichTextField): object[] => [
  {
    type: "block",
    styles: [...field.styles],
    lists: [...textListOptions],
    marks: {
      decorators: [...decoratorOptions],
      annotations: blockTypes.filter(isMark).map((type) => ({
        name: type.name,
        title: type.title,
        type: "object",
        fields: type.fields.map(fieldOf),
      })),
    },
  },
  ...field.objects.map((name) =>
    name === "image" ? { ...imageOf([caption]), validation: pictureRules } : { type: name },
  ),
];

/** Every type of the site's schema. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...documentTypes.filter(({ isOfPlugin }) => !isOfPlugin).map(documentTypeOf),
  ...blockTypes.filter((type) => !type.isOfPlugin && !isMark(type)).map(objectTypeOf),
];
