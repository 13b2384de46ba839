/**
 * What a row of a list, or of a choice, says of a document or an object: names as editors read them, not the words that are stored.
 */
import { contentLanguage, isLocale, languages } from "#lib/base/i18n/locales";
import type { BlockType, DocumentType, Field } from "./field.ts";
import { isBlank, type Unchecked } from "./fault.ts";

type Rowed = Pick<BlockType | DocumentType, "title" | "fields" | "preview"> & { readonly isSingle?: boolean };

const hasField = ({ fields }: Rowed, name: string): boolean => fields.some((field) => field.name === name);

/** The field that schedules a type's documents; undefined where none does. */
const publishField = ({ fields }: Rowed): string | undefined =>
  fields.find(({ name }) => name === "publishedDate" || name === "publishedAt")?.name;

/** By name, the paths of what a row shows. */
export function rowFields(type: Rowed): Record<string, string> {
  const { title, otherTitle, subtitle, media } = type.preview;
  const published = publishField(type);
  return {
    title,
    ...(otherTitle ? { otherTitle } : {}),
    ...(subtitle ? { subtitle } : {}),
    ...(media ? { media } : {}),
    ...(hasField(type, "language") ? { language: "language" } : {}),
    ...(published ? { published } : {}),
  };
}

/** The row of what was found at those paths. */
export function rowOf(
  type: Rowed,
  found: Unchecked,
  now: Date,
): { title: string | undefined; subtitle: string | undefined; media?: unknown } {
  const { title, otherTitle, subtitle, language, published, media } = found;
  const field = type.fields.find(({ name }) => name === type.preview.subtitle);
  const said = [
    isLocale(language) && language !== contentLanguage ? languages[language].label : null,
    typeof published === "string" && Date.parse(published) > now.getTime()
      ? `out on ${published.slice(0, "2026-03-31".length)}`
      : null,
    asRead(field, subtitle),
  ].filter((part) => part !== null);
  return {
    title: type.isSingle ? type.title : (text(title) ?? text(otherTitle) ?? undefined),
    subtitle: said.length > 0 ? said.join(" · ") : undefined,
    ...(media === undefined ? {} : { media }),
  };
}

const text = (value: unknown): string | null =>
  (typeof value === "string" && !isBlank(value)) || typeof value === "number" ? String(value) : null;

/** A choice by its name, and what is switched on by the name of its field. */
function asRead(field: Field | undefined, value: unknown): string | null {
  if (typeof value === "boolean") return value ? (field?.title ?? null) : null;
  const options = field && "options" in field ? field.options : undefined;
  return options?.find((option) => option.value === value)?.title ?? text(value);
}
