import "server-only";
/** Printables: sheets to take away, made of parts. How a sheet looks follows from its parts, not from a named kind of sheet. */
import { z } from "zod";
import {
  actionLink,
  ageBand,
  briefLink,
  isInLanguages,
  language,
  languageField,
  linkProjection,
  listOf,
  orNull,
  seo,
  storedDate,
  text,
  trackLink,
} from "#lib/publication/content/fields";
import type { PieceType } from "#lib/publication/content/kinds";
import { cardMoods, lineMarks } from "#lib/publication/content/schema/vocabulary";
import { isPublished } from "#lib/platform/published";
import { readAddressesOf } from "#lib/platform/server/content/content-memos";
import { readDocument } from "#lib/platform/server/content/content-reader";
import { readIn, readListIn } from "#lib/publication/content/in-language";
import type { Locale } from "#lib/base/i18n/locales";

/** A part of a sheet: lines, a table or cards. */
const section = z.object({
  _key: z.string(),
  title: orNull(text),
  note: orNull(text),
  isHalf: z.boolean().catch(false).default(false),
  marks: orNull(z.enum(lineMarks)),
  lines: listOf(text),
  columns: listOf(text),
  rows: listOf(text),
  cards: listOf(z.object({ mood: z.enum(cardMoods), text, then: orNull(text) })),
});
export type SheetSection = z.infer<typeof section>;

/** What a sheet shows of the pieces that it goes with. */
const named = { _id: true, _type: true, language: true, slug: true, title: true } as const;

const printable = z.object({
  _id: z.string(),
  _type: z.literal("printable"),
  language,
  slug: text,
  title: text,
  description: orNull(text),
  heading: text,
  lead: orNull(text),
  names: listOf(text),
  sections: listOf(section),
  signatures: listOf(text),
  age: orNull(ageBand),
  briefs: listOf(briefLink.pick(named)),
  actions: listOf(actionLink.pick(named)),
  tracks: listOf(trackLink),
  updatedAt: storedDate,
  reviewedAt: storedDate,
  seo,
});
export type Printable = z.infer<typeof printable>;

// References are filtered before they are followed: a filter behind `->` sees one document, not the list.
const pieces = (type: PieceType, published: string) =>
  /* groq */ `goesWith[@->_type == "${type}" && defined(@->slug.current)${published}]->${linkProjection}`;

const printableProjection = /* groq */ `_id, _type, ${languageField}, "slug": slug.current, title, description, heading, lead, names,
  sections[]{ _key, title, note, isHalf, marks, lines, columns, rows, cards[]{ mood, text, then } }, signatures,
  "age": ageGuidance,
  "briefs": ${pieces("microBrief", ` && ${isPublished("@->publishedDate")}`)},
  "actions": ${pieces("microAction", ` && ${isPublished("@->publishedAt")}`)},
  "tracks": ${pieces("track", "")},
  "updatedAt": _updatedAt, reviewedAt, seo`;

/** Every printable in its order. */
export const readPrintables = (locale: Locale) =>
  readListIn(
    locale,
    printable,
    `*[_type == "printable" && defined(slug.current) && ${isInLanguages}] | order(order asc, _id asc) { ${printableProjection} }`,
    {},
    ["printable"],
  );

const readOwn = (slug: string, own: Locale) =>
  readDocument(
    { shape: printable, type: "printable", projection: printableProjection },
    { slug, language: own },
  );

/** The printable with this slug, as a reader of this language is given it; null when there is none. */
export const readPrintable = (slug: string, locale: Locale) => readIn(locale, slug, readOwn);

export const readPrintableAddresses = () => readAddressesOf("printable");
