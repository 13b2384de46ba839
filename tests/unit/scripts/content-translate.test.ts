import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { queryDocuments } from "#lib/local/query-documents";
import { groupMember, translationLists } from "#lib/publication/content/schema/translation";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { checkContent } from "@/scripts/content-check";
import { languageRows } from "@/scripts/content-languages";
import { sheetToFillIn, translateAll } from "@/scripts/content-translate";
import { readLibrary } from "@/scripts/content/library";
import { findTranslation, translated, withDocuments } from "@/scripts/content/translate";
import { sheetFaults, sheetOf, withSheet } from "@/scripts/content/translation-sheet";
import { linkFindings } from "@/scripts/content/link-rules";
import { translationFindings } from "@/scripts/content/translation-rules";

type Document = Record<string, unknown> & { _id: string };

const block = {
  _key: "b",
  _type: "block",
  style: "normal",
  markDefs: [{ _key: "l", _type: "link", href: "/glossary/ratio" }],
  children: [
    { _key: "s1", _type: "span", marks: [], text: "Ask " },
    { _key: "s2", _type: "span", marks: ["strong"], text: "calmly" },
    { _key: "s3", _type: "span", marks: [], text: " what a " },
    { _key: "s4", _type: "span", marks: ["l"], text: "ratio" },
    { _key: "s5", _type: "span", marks: [], text: " is." },
  ],
};
const brief: Document = {
  _id: "brief-a",
  _type: "microBrief",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-02T00:00:00Z",
  _rev: "r1",
  title: "A title",
  slug: { _type: "slug", current: "a-title" },
  formerSlugs: ["an-old-title"],
  content: [block, { _key: "c", _type: "checklist", items: ["One", "Two"] }],
  sources: [
    { _key: "q", _type: "source", publisher: "UNICEF", title: "A report", url: "https://unicef.org/" },
  ],
  seo: { _type: "seo", keywords: ["a", "b"] },
  publishedDate: "2026-01-01T09:00:00Z",
};
const sheet = {
  slug: "un-titulo",
  title: "Un título",
  "content.b": "Pregunta qué es un {2|ratio}, {1|con calma}.",
  "content.c.items.0": "Uno",
  "content.c.items.1": "Dos",
  "seo.keywords.0": "uno",
  "seo.keywords.1": "dos",
};
const now = new Date("2026-02-01T10:00:00Z");
const make = (documents: readonly Document[] = [brief], given = sheet, at = now, isChecked = false) =>
  translated(findTranslation(documents, "brief-a", "es"), given, "es", { now: at, isChecked });
const madeIn = (documents: readonly Document[], given = sheet, at = now, isChecked = false) => {
  const { translation, group } = make(documents, given, at, isChecked);
  return withDocuments(documents, [translation, group]) as Document[];
};

describe("a sheet", () => {
  test("holds every text of a document under its place, marked runs by number", () => {
    expect(sheetOf(brief)).toEqual({
      slug: "a-title",
      title: "A title",
      "content.b": "Ask {1|calmly} what a {2|ratio} is.",
      "content.c.items.0": "One",
      "content.c.items.1": "Two",
      "seo.keywords.0": "a",
      "seo.keywords.1": "b",
    });
  });

  test("holds the words of an entry of the glossary too", () => {
    const term = {
      term: "FOMO",
      definition: "Fear",
      parentTranslation: "Worry",
      howTheyUseIt: ["Big FOMO."],
    };
    expect(Object.keys(sheetOf({ ...term, relatedTerms: ["IRL"], category: "Slang" }))).toEqual([
      "slug",
      "term",
      "definition",
      "parentTranslation",
      "howTheyUseIt.0",
    ]);
  });

  test("gives the document back as it was when nothing was translated", () => {
    expect(withSheet(brief, sheetOf(brief))).toEqual(brief);
  });

  test("keeps a mark on words with braces, and takes braces of the text for no mark", () => {
    const words = ["{1|not a mark}", "{name}", " or \\", "\\{", "}"];
    const children = words.map((text, at) => ({ ...block.children[at], text }));
    const odd = { ...brief, content: [{ ...block, children }] };
    const line = sheetOf(odd)["content.b"] ?? "";
    expect(line).toContain("{1|\\{name\\}}");
    expect(sheetFaults(sheetOf(odd), sheetOf(odd))).toEqual([]);
    expect(withSheet(odd, sheetOf(odd))).toEqual(odd);
    const [text] = withSheet(odd, { "content.b": "Hola, {1|\\{nombre\\}}: {2|\\{}" })
      .content as (typeof block)[];
    expect(text?.children.map(({ text, marks }) => [text, marks])).toEqual([
      ["Hola, ", []],
      ["{nombre}", ["strong"]],
      [": ", []],
      ["{", ["l"]],
    ]);
  });

  test("keeps the marks of a run wherever the sentence puts it", () => {
    const [text] = withSheet(brief, sheet).content as (typeof block)[];
    expect(text?.markDefs).toEqual(block.markDefs);
    expect(text?.children.map(({ text, marks }) => [text, marks])).toEqual([
      ["Pregunta qué es un ", []],
      ["ratio", ["l"]],
      [", ", []],
      ["con calma", ["strong"]],
      [".", []],
    ]);
    expect(new Set(text?.children.map(({ _key }) => _key)).size).toBe(5);
  });

  test("is refused when a text is missing, strange or marked otherwise", () => {
    const original = sheetOf(brief);
    expect(sheetFaults(original, sheet)).toEqual([]);
    const { title: _, ...rest } = sheet;
    expect(sheetFaults(original, { ...rest, subtitle: "x" })).toEqual([
      "title is missing",
      "subtitle is not in the original",
    ]);
    expect(sheetFaults(original, { ...sheet, "content.b": "{1|ratio} {1|calma}" })).toEqual([
      "content.b has other marked words than the original",
    ]);
  });
});

describe("a translation", () => {
  test("has its own id, language, address and revision, and names what it was made from", () => {
    const { translation } = make();
    expect(translation).toMatchObject({
      _id: "brief-a-es",
      language: "es",
      slug: { current: "un-titulo" },
      sources: brief.sources,
      publishedDate: brief.publishedDate,
      translationOf: { _rev: "r1", at: "2026-02-01T10:00:00Z" },
    });
    expect(translation._rev).not.toBe(brief._rev);
    expect(translation).not.toHaveProperty("formerSlugs");
  });

  test("is tied to its original as Sanity's plugin ties documents", () => {
    const { group } = make();
    expect(group).toMatchObject({
      _type: "translation.metadata",
      schemaTypes: ["microBrief"],
      translations: [
        {
          _key: "en",
          _type: "internationalizedArrayReferenceValue",
          language: "en",
          value: { _type: "reference", _ref: "brief-a" },
        },
        {
          _key: "es",
          _type: "internationalizedArrayReferenceValue",
          language: "es",
          value: { _type: "reference", _ref: "brief-a-es" },
        },
      ],
    });
    expect(documentFaults(group)).toEqual([]);
  });

  test("made again from the same sheet is the same, to the byte", () => {
    const once = madeIn([brief]);
    expect(madeIn(once, sheet, new Date("2026-03-01T00:00:00Z"))).toEqual(once);
  });

  test("keeps a former address, and its id and group", () => {
    const again = madeIn(madeIn([brief]), { ...sheet, slug: "otro-titulo" });
    expect(again.map(({ _id }) => _id)).toEqual(["brief-a", "brief-a-es", "translation-brief-a"]);
    const first = { firstSlug: "un-titulo" };
    expect(again[1]).toMatchObject({
      slug: { current: "otro-titulo" },
      formerSlugs: ["un-titulo"],
      ...first,
    });
    // Feeds go on knowing it by the address that it had first, wherever it stands.
    expect(madeIn(again, sheet)[1]).toMatchObject({
      slug: { current: "un-titulo" },
      formerSlugs: ["otro-titulo"],
      ...first,
    });
  });

  test("goes on naming the older revision until its words change or somebody has checked it", () => {
    const moved = madeIn([brief]).map((one) => (one._id === "brief-a" ? { ...one, _rev: "r2" } : one));
    const later = new Date("2026-03-01T00:00:00Z");
    expect(madeIn(moved, sheet, later)[1]).toMatchObject({ translationOf: { _rev: "r1" } });
    expect(madeIn(moved, sheet, later, true)[1]).toMatchObject({ translationOf: { _rev: "r2" } });
    expect(madeIn(moved, { ...sheet, title: "Otro" }, later)[1]).toMatchObject({
      translationOf: { _rev: "r2" },
    });
  });

  test("comes back as the sheet that it was made from", () => {
    expect(sheetOf(make().translation, brief)).toEqual(sheet);
  });

  test("a page of the footer keeps its address in every language", () => {
    const page = { ...brief, _type: "page" };
    expect(make([page]).translation.slug).toMatchObject({ current: "a-title" });
  });

  test("what is wrong with one sheet does not keep the others from being taken", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "sheets-"));
    try {
      const files = ["brief-a.json", "brief-b.json"].map((name) => path.join(folder, name));
      // Some editors begin a file with a byte order mark.
      for (const file of files) writeFileSync(file, `\uFEFF${JSON.stringify(sheet)}`);
      const { documents, faults } = await translateAll([brief], "es", files, { now });
      expect(documents).toHaveLength(3);
      expect(faults).toEqual([`${files[1]}: There is no document brief-b.`]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test("a group says when it got another language, and keeps its age otherwise", () => {
  const documents = madeIn([brief]);
  const [, , group] = documents;
  const known = findTranslation(documents, "brief-a", "fr");
  const later = new Date("2027-02-03T04:05:06Z");
  const french = translated(known, { ...sheet, slug: "un-titre" }, "fr", { now: later });
  expect(french.group).toMatchObject({ _createdAt: group?._createdAt, _updatedAt: "2027-02-03T04:05:06Z" });
  expect(french.group._rev).not.toBe(group?._rev);
  const again = findTranslation(
    withDocuments(documents, [french.translation, french.group]),
    "brief-a",
    "fr",
  );
  const { group: kept } = translated(again, { ...sheet, slug: "un-titre" }, "fr", { now: new Date() });
  expect(kept).toEqual(french.group);
});

test("a translation that is gone is made again, and its group names the new one alone", () => {
  const [, , group] = madeIn([brief]);
  const renamed = JSON.parse(JSON.stringify(group).replace("brief-a-es", "made-in-the-studio")) as Document;
  const made = madeIn([brief, renamed]);
  expect(made.map(({ _id }) => _id)).toEqual(["brief-a", "translation-brief-a", "brief-a-es"]);
  expect(made[1]?.translations).toEqual([groupMember("en", "brief-a"), groupMember("es", "brief-a-es")]);
});

test("a translation that is a draft, begun in the Studio or withdrawn, stays one and is made from its own words", () => {
  const [, spanish, group] = madeIn([brief]) as [Document, Document, Document];
  const draft = { ...spanish, _id: "drafts.brief-a-es", formerSlugs: ["antes"] };
  const known = findTranslation([brief, draft, group], "brief-a", "es");
  expect(known.translation?.title).toBe("Un título");
  const made = madeIn([brief, draft, group], { ...sheet, slug: "otro-titulo", title: "Otro título" });
  expect(made.map(({ _id }) => _id)).toEqual(["brief-a", "drafts.brief-a-es", "translation-brief-a"]);
  expect(made[1]).toMatchObject({ title: "Otro título", formerSlugs: ["antes"] });
  expect(made[2]).toEqual(group);
});

test("a published translation with unfinished work on it is not renewed behind that work's back", () => {
  const [, spanish, group] = madeIn([brief]) as [Document, Document, Document];
  const draft = { ...spanish, _id: "drafts.brief-a-es", title: "Un título mejor" };
  const documents = [brief, spanish, draft, group];
  const unfinished = /^drafts\.brief-a-es is unfinished work on this translation/;
  expect(() => madeIn(documents, { ...sheet, title: "Otro título" })).toThrow(unfinished);
  // The draft's publishing would also take back that somebody has compared the two.
  const moved = [{ ...brief, _rev: "r2" }, ...documents.slice(1)];
  expect(() => madeIn(moved, sheet, now, true)).toThrow(unfinished);
  // A sheet that changes nothing takes nothing from anybody.
  expect(madeIn(documents)).toEqual(documents);
});

describe("an entry of the glossary", () => {
  const term = (_id: string, fields: object = {}) => ({
    ...{
      _id,
      _type: "glossaryTerm",
      term: "VPN",
      definition: "A tunnel.",
      howTheyUseIt: ["Turn on your VPN."],
    },
    ...{ slug: { _type: "slug", current: "vpn" }, ...fields },
  });
  const french = term("term-fr-vpn", { language: "fr", heardIn: ["BE"], howTheyUseIt: ["Mets ton VPN."] });
  const spanish = term("term-es-vpn", { language: "es", heardIn: ["MX"] });
  const tie = (...members: ReturnType<typeof groupMember>[]) => ({
    ...{ _id: "translation-term-vpn", _type: "translation.metadata" },
    translations: [groupMember("en", "term-vpn"), ...members],
  });
  const library = [
    term("term-vpn"),
    french,
    spanish,
    tie(groupMember("fr", "term-fr-vpn"), groupMember("es", "term-es-vpn")),
  ];

  test("that was collected in its language is neither begun from the English one nor written over", async () => {
    const own = (id: string) =>
      `${id} says the same as term-vpn, and is an entry of its own: edit it in the Studio or in its line.`;
    expect(() => findTranslation(library, "term-vpn", "fr")).toThrow(own("term-fr-vpn"));
    expect(() => findTranslation(library, "term-vpn", "es")).toThrow(own("term-es-vpn"));
    // Its readers are given the Spanish one.
    expect(() => findTranslation(library, "term-vpn", "es-mx")).toThrow(own("term-es-vpn"));
    const folder = mkdtempSync(path.join(os.tmpdir(), "sheets-"));
    try {
      const file = path.join(folder, "term-vpn.json");
      writeFileSync(file, JSON.stringify(sheetOf(french)));
      const { documents, faults } = await translateAll(library, "fr", [file], { now });
      expect(documents).toEqual(library);
      expect(faults).toEqual([`${file}: ${own("term-fr-vpn")}`]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("that was made from the English one is renewed like any translation", () => {
    const made = {
      ...french,
      translationOf: { _type: "translationOf", _rev: "r1", at: "2026-02-01T10:00:00Z" },
    };
    const documents = [term("term-vpn"), made, tie(groupMember("fr", "term-fr-vpn"))];
    expect(findTranslation(documents, "term-vpn", "fr").translation).toEqual(made);
  });
});

test("a sheet for es-mx begins with the Spanish that its readers are given, and else with the English", () => {
  const documents = madeIn([brief]);
  const sheetFor = (language: "es-mx" | "fr", of: readonly Document[]) =>
    sheetToFillIn(findTranslation(of, "brief-a", language));
  expect(sheetFor("es-mx", documents)).toEqual(sheet);
  expect(sheetFor("fr", documents)).toEqual(sheetOf(brief));
  // What the English has got since, and no reader of Spanish has yet.
  const grown = documents.map((one) => (one._id === "brief-a" ? { ...one, summary: "New." } : one));
  expect(sheetFor("es-mx", grown)).toEqual({ ...sheet, summary: "New." });
  // Nobody reads a draft.
  const draft = documents.map((one) =>
    one._id === "brief-a-es" ? { ...one, _id: "drafts.brief-a-es" } : one,
  );
  expect(sheetFor("es-mx", draft)).toEqual(sheetOf(brief));
});

describe("the check of translations", () => {
  const [, spanish, group] = madeIn([brief]);
  const findings = (...documents: unknown[]) =>
    translationFindings(readLibrary(documents.map((one) => JSON.stringify(one)).join("\n")).documents).map(
      ({ level, message }) => `${level} ${message}`,
    );
  const member = (language: string, _ref: string) => ({ language, value: { _type: "reference", _ref } });

  test("finds nothing in what the command makes", () => {
    expect(findings(brief, spanish, group)).toEqual([]);
  });

  const cases: [string, unknown[], RegExp][] = [
    ["a translation that nothing ties", [brief, spanish], /nothing ties it to its original/],
    [
      "two documents in one language",
      [brief, spanish, { ...group, translations: [member("en", "brief-a"), member("en", "brief-a-es")] }],
      /two documents in "en"/,
    ],
    [
      "a document in another language than the group says",
      [brief, spanish, { ...group, translations: [member("en", "brief-a"), member("fr", "brief-a-es")] }],
      /for fr, which it is not/,
    ],
    ["documents of two types", [brief, { ...spanish, _type: "track" }, group], /of the types/],
    [
      "a group that is said to be of another type",
      [brief, spanish, { ...group, schemaTypes: ["track"] }],
      /said to be of the type "track"/,
    ],
    [
      "a group of a translation with itself",
      [
        { ...spanish, language: undefined },
        { ...group, translations: [member("en", "brief-a-es")] },
      ],
      /is tied to a translation as its original/,
    ],
    [
      "a document in two groups",
      [brief, spanish, group, { ...group, _id: "translation-again" }],
      /ties "brief-a", which translation-brief-a ties already/,
    ],
    [
      "translations without an original",
      [brief, spanish, { ...group, translations: [member("es", "brief-a-es")] }],
      /without their original/,
    ],
    [
      "an original that is a translation itself",
      [{ ...brief, translationOf: spanish?.translationOf }, spanish, group],
      /is tied to a translation as its original/,
    ],
    [
      "a reference into a language that its readers are not given",
      [
        brief,
        spanish,
        group,
        { ...brief, _id: "b", slug: { current: "b" }, relatedActions: [member("", "x").value] },
        { ...brief, _id: "x", slug: { current: "x" }, _type: "microAction", language: "fr" },
      ],
      /relatedActions\[0\] points at "x", which is in another language/,
    ],
    [
      "a translation of a topic, which no filter knows",
      [
        brief,
        { ...spanish, topics: [member("", "t-es").value] },
        group,
        { ...brief, _id: "t-es", slug: { current: "t-es" }, _type: "topic", language: "es" },
      ],
      /topics\[0\] points at "t-es", and not at its original/,
    ],
    [
      "the address of another original",
      [
        brief,
        { ...spanish, slug: { current: "other" } },
        group,
        { ...brief, _id: "other", slug: { current: "other" } },
      ],
      /has the address of other, which it does not translate/,
    ],
  ];
  test.each(cases)("finds %s", (_, documents, message) => {
    expect(findings(...documents).join("\n")).toMatch(message);
  });

  test("lets a translation point at what its readers fall back to, and at nothing else", () => {
    const at = (_id: string, language: string | undefined, to: string[]) => ({
      ...{ _id, _type: "microAction", slug: { current: _id }, language },
      relatedActions: to.map((id) => member("", id).value),
    });
    const library = [at("one", undefined, []), at("uno", "es", []), at("un", "fr", [])];
    expect(findings(...library, at("mx", "es-mx", ["one", "uno"]))).toEqual([]);
    expect(findings(...library, at("mx", "es-mx", ["un"]))).toHaveLength(1);
    expect(findings(...library, at("mx", "es-mx", []), at("dos", "es", ["mx"]))).toHaveLength(1);
    expect(findings(...library, at("two", undefined, ["uno"]))).toHaveLength(1);
  });

  /** What the whole check says of a few documents that ends in `message`. */
  const checked = (message: RegExp, ...documents: unknown[]) =>
    checkContent(documents.map((one) => JSON.stringify(one)).join("\n"), {
      now,
      hasPicture: () => true,
    }).filter((finding) => finding.level === "error" && message.test(finding.message));

  test("finds a group of one", () => {
    const alone = { ...group, translations: [member("en", "brief-a")] };
    expect(checked(/translations has 1 .*at least 2/, brief, spanish, group)).toEqual([]);
    expect(checked(/translations has 1 .*at least 2/, brief, alone)).toHaveLength(1);
  });

  test("finds a link to an address that is another language's", () => {
    const linking = (language: string | undefined, href: string) => ({
      ...{ _id: "n", _type: "microAction", slug: { current: "n" }, language },
      content: [{ ...block, markDefs: [{ _key: "l", _type: "link", href }] }],
    });
    const none = /no page/;
    const from = (language: string | undefined, href: string) =>
      checked(none, { ...brief, content: [] }, { ...spanish, content: [] }, group, linking(language, href));
    expect(from(undefined, "/micro-briefs/a-title")).toEqual([]);
    expect(from("es-mx", "/micro-briefs/un-titulo")).toEqual([]);
    expect(from("fr", "/micro-briefs/a-title")).toEqual([]);
    expect(from(undefined, "/micro-briefs/un-titulo")).toHaveLength(1);
    expect(from("fr", "/micro-briefs/un-titulo")).toHaveLength(1);
  });

  test("finds a related term that is another language's", () => {
    const term = (_id: string, language: string, relatedTerms: string[] = []) => ({
      _id,
      _type: "glossaryTerm",
      slug: { current: _id },
      term: _id,
      language,
      relatedTerms,
    });
    const none = /related term "cringe" does not exist/;
    expect(checked(none, term("cringe", "fr"), term("malaise", "fr", ["cringe"]))).toEqual([]);
    expect(checked(none, term("cringe", "de"), term("malaise", "fr", ["cringe"]))).toHaveLength(1);
  });

  test("finds a language that is none of ours, and a translation that names no revision", () => {
    const language = /language/;
    expect(checked(language, brief, spanish, group)).toEqual([]);
    expect(checked(/: language/, brief, { ...spanish, language: "it" }, group)).toHaveLength(1);
    const { _rev: _, ...undated } = spanish?.translationOf as Record<string, unknown>;
    expect(checked(/does not name the revision/, brief, spanish, group)).toEqual([]);
    expect(
      checked(/does not name the revision/, brief, { ...spanish, translationOf: undated }, group),
    ).toHaveLength(1);
  });

  test("notices a translation that is begun, withdrawn or deleted, and an original that is withdrawn", () => {
    const { _id: id, ...words } = spanish as Document;
    const said = (...documents: unknown[]) => {
      const read = readLibrary(documents.map((one) => JSON.stringify(one)).join("\n")).documents;
      return [...linkFindings(read, now, null), ...translationFindings(read)]
        .filter(({ message }) => /^(translation-brief-a|brief-a-es):/.test(message))
        .map(({ level, message }) => `${level} ${message}`)
        .filter((one) => !one.includes("a link leads to"));
    };
    expect(said(brief, { ...words, _id: `drafts.${id}` }, group)).toEqual([
      `notice translation-brief-a: translations[1].value points at "brief-a-es", which is not published`,
    ]);
    expect(said(brief, group)).toEqual([
      `notice translation-brief-a: translations[1].value points at "brief-a-es", which does not exist any more`,
    ]);
    expect(said({ ...brief, _id: "drafts.brief-a" }, spanish, group)).toEqual([
      `notice translation-brief-a: translations[0].value points at "brief-a", which is not published`,
      "notice brief-a-es: its original brief-a is not published",
    ]);
  });

  test("notices an original that has changed since", () => {
    expect(findings({ ...brief, _rev: "r2" }, spanish, group)).toEqual([
      "notice brief-a-es: was translated from an earlier version of brief-a",
    ]);
    expect(findings({ ...brief, _updatedAt: "2026-05-01T00:00:00Z" }, spanish, group)).toHaveLength(1);
  });
});

test("the Studio's lists of a language are what is there, missing and old", async () => {
  const term = (_id: string, language?: string) => ({ _id, _type: "glossaryTerm", _rev: _id, language });
  const [original, spanish, group] = madeIn([brief]);
  const tie = (...ids: string[]) => ({
    _id: `t-${ids.join("-")}`,
    _type: "translation.metadata",
    translations: ids.map((id, index) => groupMember(["en", "es"][index] ?? "", id)),
  });
  const listed = (list: keyof typeof translationLists, type: string, documents: unknown[]) => {
    const params = { type, language: "es", original: "en" };
    const query = `*[_type == $type && ${translationLists[list]}]._id`;
    return queryDocuments(documents as Parameters<typeof queryDocuments>[0], query, params);
  };
  const other = { ...brief, _id: "brief-b" };
  const library = [
    original,
    spanish,
    group,
    other,
    term("on"),
    term("off"),
    term("uno", "es"),
    tie("on", "uno"),
  ];
  expect(await listed("there", "microBrief", library)).toEqual(["brief-a-es"]);
  expect(await listed("missing", "microBrief", library)).toEqual(["brief-b"]);
  expect(await listed("outdated", "microBrief", library)).toEqual([]);
  // What is begun is not missing; what was discarded is, though its group still names it.
  const begun = { ...spanish, _id: "drafts.brief-a-es" };
  expect(await listed("missing", "microBrief", [original, begun, group])).toEqual([]);
  expect(await listed("missing", "microBrief", [original, group])).toEqual(["brief-a"]);
  expect(await listed("missing", "glossaryTerm", library)).toEqual(["off"]);
  expect(await listed("outdated", "glossaryTerm", library)).toEqual([]);
  const moved = [{ ...original, _rev: "r2" }, spanish, group];
  expect(await listed("outdated", "microBrief", moved)).toEqual(["brief-a-es"]);
  // As the Studio's plugin makes one.
  const copied = [original, { ...spanish, translationOf: undefined }, group];
  expect(await listed("outdated", "microBrief", copied)).toEqual(["brief-a-es"]);
  const { documents } = readLibrary(copied.map((one) => JSON.stringify(one)).join("\n"));
  expect(languageRows(documents)[0]).toMatchObject({ outdated: ["brief-a-es"] });
  expect(translationFindings(documents).map(({ message }) => message)).toEqual([
    "brief-a-es: does not say from which version of brief-a it was translated",
  ]);
});

test("the table of languages counts what is translated, what is old and what is missing", () => {
  const library = (documents: readonly unknown[]) =>
    readLibrary(documents.map((one) => JSON.stringify(one)).join("\n")).documents;
  const other = { ...brief, _id: "brief-b", slug: { current: "b" } };
  const authored = { ...other, _id: "brief-c", language: "es" };
  const [original, ...made] = madeIn([brief]);
  expect(languageRows(library([original, other, authored, ...made]))).toEqual([
    { type: "microBrief", language: "es", originals: 2, translated: 1, outdated: [], own: 1 },
  ]);
  const moved = { ...original, _rev: "r2" };
  expect(languageRows(library([moved, ...made]))[0]).toMatchObject({ outdated: ["brief-a-es"] });
  expect(languageRows(library([original, other]))).toEqual([]);
});
