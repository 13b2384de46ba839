/** What the Studio's lists say of a document or an object in a row. */
import { expect, test } from "vitest";
import { isRecord } from "#lib/base/values/json";
import {
  blockType,
  blockTypes,
  documentType,
  documentTypes,
} from "#lib/publication/content/schema/content-schema";
import { objectsOf, referenceTarget, type Unchecked } from "#lib/publication/content/schema/fault";
import { rowFields, rowOf } from "#lib/publication/content/schema/row";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const now = new Date("2026-11-29T12:00:00Z");

const documents = shippedLibrary();
const byId = new Map<string, Unchecked>(documents.map((document) => [document._id, document]));

/** What is at a path such as `piece.title`, behind a reference too. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => {
    const target = byId.get(referenceTarget(at) ?? "") ?? at;
    if (Array.isArray(target)) return (target as unknown[])[Number(name)];
    return isRecord(target) ? target[name] : undefined;
  }, value);

function typeNamed(name: string) {
  const type = documentType(name) ?? blockType(name);
  if (!type) throw new Error(`there is no type ${name}`);
  return type;
}

function row(name: string, value: Unchecked) {
  const type = typeNamed(name);
  const found = Object.entries(rowFields(type)).map(([as, path]) => [as, valueAt(value, path)] as const);
  const { title, subtitle } = rowOf(type, Object.fromEntries(found), now);
  return [title, subtitle];
}

/** Every object in a document that is of one of our types, and the document itself. */
const withObjects = (value: unknown): Unchecked[] => {
  if (Array.isArray(value)) return value.flatMap(withObjects);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(withObjects)] : [];
};

test.each([
  ["microBrief", { title: "Bots", ageGuidance: "ages-5-6" }, ["Bots", "Ages 5-6"]],
  // Six languages stand in one list, and a translation may be called as its original.
  ["microBrief", { title: "Bots", ageGuidance: "ages-5-6", language: "fr" }, ["Bots", "Français · Ages 5-6"]],
  ["microBrief", { title: "Bots", language: "en" }, ["Bots", undefined]],
  ["topic", { title: "Sueño", description: "Dormir.", language: "es" }, ["Sueño", "Español · Dormir."]],
  // What is scheduled is published to the Studio.
  ["microBrief", { title: "Bots", publishedDate: "2026-12-24T06:00:00Z" }, ["Bots", "out on 2026-12-24"]],
  ["microAction", { title: "Talk", publishedAt: "2026-11-24T06:00:00Z" }, ["Talk", undefined]],
  ["settingPath", { name: "Screen Time", system: "ios" }, ["Screen Time", "iPhone and iPad"]],
  ["siteSettings", { _type: "siteSettings" }, ["Site settings", undefined]],
  ["callout", { tone: "care", title: "Who helps" }, ["Who helps", "Take care: what can go wrong"]],
  [
    "callout",
    { tone: "tip", body: [{ children: [{ text: "Begin small." }] }] },
    ["Begin small.", "Tip: makes it easier"],
  ],
  ["checkAnswer", { text: "Ask", isRight: true }, ["Ask", "This is the right one"]],
  ["checkAnswer", { text: "Wait", isRight: false }, ["Wait", undefined]],
  ["step", { title: "Open it", order: 2 }, ["Open it", "2"]],
  ["sourceRef", { number: 3 }, ["3", undefined]],
  ["microBrief", { title: " " }, [undefined, undefined]],
])("a %s of %j", (type, value, said) => {
  expect(row(type, value)).toEqual(said);
});

test("nothing in the library stands in a list without a name", () => {
  const named = new Set(
    [...documentTypes, ...blockTypes]
      // The form of search engines and of a translation's day is no row; the plugin has lists of its own.
      .filter((type) => !type.isOfPlugin && !["seo", "translationOf"].includes(type.name))
      .map(({ name }) => name),
  );
  const unnamed = objectsOf(documents)
    .flatMap(withObjects)
    .filter(({ _type }) => typeof _type === "string" && named.has(_type))
    .filter((value) => row(String(value._type), value)[0] === undefined)
    .map(({ _type, _key, _id }) => `${String(_type)} ${String(_id ?? _key)}`);
  expect(unnamed).toEqual([]);
});
