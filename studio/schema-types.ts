/** The site's schema as Sanity's: every field, rule, group, ordering and preview comes from lib/content/schema. */
import { defineField, defineType, type Rule, type SchemaTypeDefinition } from "sanity";
import { blockTypes, documentTypes } from "../lib/content/schema/content-schema.ts";
import type { BlockType, DocumentType, Field, ListItem, RichTextField } from "../lib/content/schema/field.ts";

const marks = ["link", "glossaryReference"];

/** Marks stand inside texts; every other object is a type of its own. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...documentTypes.map(documentTypeOf),
  ...blockTypes.filter(({ name }) => !marks.includes(name)).map(objectTypeOf),
];

function documentTypeOf(type: DocumentType) {
  return defineType({
    name: type.name,
    title: type.title,
    type: "document",
    description: type.description,
    groups: type.groups.map((group, index) => ({ ...group, default: index === 0 })),
    fields: type.fields.map(fieldOf),
    orderings: type.orderings.map(({ name, title, field, direction }) => ({
      name,
      title,
      by: [{ field, direction }],
    })),
    preview: previewOf(type),
  });
}

const objectTypeOf = (type: BlockType) =>
  defineType({
    name: type.name,
    title: type.title,
    type: "object",
    fields: type.fields.map(fieldOf),
    preview: previewOf(type),
  });

const previewOf = ({ preview: { title, subtitle, media } }: Pick<BlockType, "preview">) => ({
  select: { title, ...(subtitle ? { subtitle } : {}), ...(media ? { media } : {}) },
});

const requireWhen = (field: Field) => (rule: Rule) => (field.required ? rule.required() : rule.optional());
const bounded = (rule: Rule, { min, max }: { min?: number; max?: number }) => {
  const least = min === undefined ? rule : rule.min(min);
  return max === undefined ? least : least.max(max);
};

function fieldOf(field: Field) {
  const { name, title, description, group, readOnly } = field;
  const common = { name, title, description, group, readOnly, validation: requireWhen(field) };
  switch (field.type) {
    case "string":
    case "text":
      return defineField({
        ...common,
        type: field.options ? "string" : field.type,
        ...(field.rows && !field.options ? { rows: field.rows } : {}),
        ...(field.options ? { options: { list: [...field.options], layout: "radio" as const } } : {}),
        validation: (rule: Rule) => bounded(requireWhen(field)(rule), field),
      } as never);
    case "number":
      return defineField({
        ...common,
        type: "number",
        validation: (rule) => {
          const own = bounded(requireWhen(field)(rule as unknown as Rule), field);
          return (field.integer ? own.integer() : own) as never;
        },
      });
    case "boolean":
      return defineField({ ...common, type: "boolean", initialValue: field.initial });
    case "date":
    case "datetime":
      return defineField({
        ...common,
        type: field.type,
        ...(field.initial === "now" ? { initialValue: () => new Date().toISOString() } : {}),
      } as never);
    case "url":
      return defineField({
        ...common,
        type: "url",
        validation: (rule) => rule.uri({ scheme: [...field.schemes] }),
      });
    case "link":
      return defineField({
        ...common,
        type: "url",
        validation: (rule) =>
          rule.required().uri({ allowRelative: true, scheme: ["http", "https", "mailto", "tel"] }),
      });
    case "slug":
      return defineField({ ...common, type: "slug", options: { source: field.source, maxLength: 96 } });
    case "reference":
      return defineField({ ...common, type: "reference", to: field.to.map((type) => ({ type })) });
    case "image":
      return defineField({ ...common, ...imageOf() } as never);
    case "object":
      return defineField({ ...common, type: field.of, options: { collapsible: true } } as never);
    case "richText":
      return defineField({ ...common, type: "array", of: textOf(field) } as never);
    case "list":
      return defineField({
        ...common,
        type: "array",
        of: [itemOf(field.of)],
        ...(field.layout ? { options: { layout: field.layout } } : {}),
        validation: (rule: Rule) => {
          const own = bounded(requireWhen(field)(rule), field);
          return field.unique || field.of.type === "reference" ? own.unique() : own;
        },
      } as never);
  }
}

function itemOf(item: ListItem) {
  if (item.type === "object") return { type: item.of };
  if (item.type === "reference") return { type: "reference", to: item.to.map((type) => ({ type })) };
  return { type: "string", validation: (rule: Rule) => bounded(rule.required(), item) };
}

/** A picture whose words for readers who do not see it are required. */
const imageOf = () => ({
  type: "image",
  options: { hotspot: true },
  fields: [
    defineField({
      name: "alt",
      title: "What it shows",
      type: "string",
      description: "Read aloud to who does not see the picture.",
      validation: (rule) => rule.required().max(250),
    }),
    defineField({ name: "caption", title: "Caption", type: "string" }),
  ],
});

const textOf = (field: RichTextField) => [
  {
    type: "block",
    styles: [...field.styles],
    lists: [
      { title: "Bullets", value: "bullet" },
      { title: "Numbers", value: "number" },
    ],
    marks: {
      decorators: [
        { title: "Strong", value: "strong" },
        { title: "Emphasis", value: "em" },
        { title: "Code", value: "code" },
      ],
      annotations: blockTypes
        .filter(({ name }) => marks.includes(name))
        .map((type) => ({
          name: type.name,
          title: type.title,
          type: "object",
          fields: type.fields.map(fieldOf),
        })),
    },
  },
  ...field.objects.map((name) => (name === "image" ? imageOf() : { type: name })),
];
