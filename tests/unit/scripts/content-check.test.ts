import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { checkContent } from "@/scripts/content-check";
import { readingSummary } from "@/scripts/content/editorial-notices";
import { isInContentLanguage, readLibrary } from "@/scripts/content/library";
import { pictureFaults } from "@/scripts/content/public-picture";

// Each check reads a whole library, and some tests make a dozen.
vi.setConfig({ testTimeout: 60_000 });

const shipped = readFileSync("lib/local/dataset/lantern.ndjson", "utf8").trim().split("\n");
type Document = Record<string, unknown> & { _id: string };
const parse = (line: string) => JSON.parse(line) as Document;
/** Its originals, which nearly all rules are about, and a quarter of it: translations have tests of their own. */
const library = shipped.filter((line) => {
  const { _type, language } = parse(line);
  return language === undefined && _type !== "translation.metadata";
});
/** The moment at which somebody last changed it. */
const now = new Date(Math.max(...shipped.map((line) => Date.parse(String(parse(line)._updatedAt)))));

type Change = (document: Document) => unknown;

/** Documents with one of them changed, and with more after them. */
function withChange(lines: readonly string[], id: string, change: Change, more: readonly unknown[]) {
  const changed = lines.map((line) => {
    const document = parse(line);
    if (document._id !== id) return line;
    change(document);
    // As in any store. By it, translations know that they are of an earlier version, and are not held to this one.
    document._rev = "changed";
    return JSON.stringify(document);
  });
  return [...changed, ...more.map((document) => JSON.stringify(document))];
}

/** The originals with one document changed. Returns what the check says of it, apart from notices. */
const findingsWith = (id: string, change: Change, more: unknown[] = []) =>
  check(withChange(library, id, change, more));

function check(lines: readonly string[], hasPicture: (file: string) => boolean = () => true) {
  return checkContent(lines.join("\n"), { now, hasPicture, origin: "https://lantern.example" })
    .filter(({ level }) => level === "error")
    .map(({ line, message }) => `${line}: ${message}`);
}

const documents = library.map(parse);
const firstOf = (type: string): Document => {
  const found = documents.find((document) => document._type === type);
  if (!found) throw new Error(`the library has no ${type}`);
  return found;
};
const brief = firstOf("microBrief");
const otherBrief = documents.filter((document) => document._type === "microBrief")[1];
const term = firstOf("glossaryTerm");
const track = firstOf("track");

/** One document of each kind and what they refer to: a check of it takes a tenth of the time of the whole library's. */
const part = partAround([brief, otherBrief, term, track, firstOf("microAction")]);
const saidOfPart = check(part);

function partAround(chosen: readonly unknown[]): string[] {
  const named = JSON.stringify(chosen);
  return library.filter((line) => named.includes(`"${parse(line)._id}"`));
}

/** What a change adds to what the check says of that part, where links lead to what is left out. Says nothing of what is right. */
function addedBy(id: string, change: Change, more: unknown[] = []): string[] {
  expect(part.some((line) => parse(line)._id === id)).toBe(true);
  return check(withChange(part, id, change, more)).filter((finding) => !saidOfPart.includes(finding));
}

const paragraph = (text: string, key = "p") => ({
  _key: key,
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: "s", _type: "span", marks: [], text }],
});

/** A picture within a text, with words below it. */
const withCaption = (caption: string) => ({
  _key: "i",
  _type: "image",
  _sanityAsset: "image@file://./images/lamp.png",
  alt: "A lamp on a windowsill.",
  caption,
});

test("the shipped library has no error", () => {
  expect(check(shipped)).toEqual([]);
});

test("a finding names the line of its document", () => {
  const line = library.findIndex((one) => parse(one)._id === brief._id) + 1;
  const [finding] = findingsWith(brief._id, (document) => delete document.title);
  expect(finding).toBe(`${line}: ${brief._id}: title is missing`);
});

test("settings that do not say who runs the site are noticed, and pass", () => {
  const settings = firstOf("siteSettings");
  const said = (change: object) =>
    checkContent(JSON.stringify({ ...settings, ...change }), { now, hasPicture: () => true })
      .filter(({ level }) => level === "notice")
      .map(({ message }) => message);
  expect(said({ operatorName: "[legal name]" })).toContain("siteSettings: does not give the legal name");
  expect(
    said({
      operatorName: "Harbor Family Media LLC",
      operatorAddress: "12 Quay Street",
      privacyContact: "privacy@harborfamily.org",
      reviewers: [{ _key: "a", _type: "reviewer", name: "Ana Ruiz", role: "Nurse", reviewed: "All of it." }],
    }),
  ).toEqual([]);
});

describe("a document against its schema", () => {
  const cases: [string, (document: Document) => unknown, RegExp][] = [
    ["a missing field", (one) => delete one.summary, /summary is missing/],
    ["a field of the wrong kind", (one) => (one.title = 12), /title is not a text/],
    ["an unknown field", (one) => (one.colour = "red"), /colour is not a field of the schema/],
    ["an unknown type", (one) => (one._type = "essay"), /names the unknown type "essay"/],
    ["a value outside its list", (one) => (one.ageGuidance = "ages-0-99"), /ageGuidance is "ages-0-99"/],
    ["a summary too long", (one) => (one.summary = "word ".repeat(90)), /summary has 450 characters/],
    ["a date that is none", (one) => (one.publishedDate = "soon"), /publishedDate is not a moment/],
    [
      "a moment without seconds",
      (one) => (one.publishedDate = "2026-11-21T06:00Z"),
      /publishedDate is not a moment/,
    ],
    ["a day that does not exist", (one) => (one.reviewedAt = "2026-02-30"), /reviewedAt is not a day/],
    ["a slug that needs escaping", (one) => (one.slug = { current: "C++" }), /slug is "C\+\+"/],
    [
      "a picture without words",
      (one) => (one.featuredImage = { ...(one.featuredImage as object), alt: " " }),
      /featuredImage has no alternative text/,
    ],
    [
      "a caption that readers never see",
      (one) => (one.featuredImage = { ...(one.featuredImage as object), caption: "A lamp." }),
      /featuredImage\.caption is not a field of the schema/,
    ],
    [
      "a caption too long",
      (one) => (one.content = [withCaption("word ".repeat(41))]),
      /content\[0\] has a caption that is not a text of at most 200 characters/,
    ],
    [
      "a caption without words",
      (one) => (one.content = [withCaption(" ")]),
      /content\[0\] has an empty caption/,
    ],
    [
      "a picture without a file",
      (one) => (one.featuredImage = { _type: "image", alt: "A lamp" }),
      /featuredImage has no picture file/,
    ],
    [
      "a source without publisher",
      (one) => (one.sources = [{ _key: "a", _type: "source", title: "T", url: "https://example.org/" }]),
      /sources\[0\]\.publisher is missing/,
    ],
    ["too few sources", (one) => (one.sources = []), /sources needs at least 2 items/],
    [
      "a number among the keywords",
      (one) => (one.seo = { _type: "seo", keywords: [988] }),
      /seo\.keywords\[0\] is not a text/,
    ],
    [
      "two blocks of one key",
      (one) => (one.content = [paragraph("One.", "a"), paragraph("Two.", "a")]),
      /the same _key/,
    ],
    [
      "an unknown block",
      (one) => (one.content = [{ _key: "a", _type: "video" }]),
      /content\[0\] is a block of the unknown type "video"/,
    ],
    ["an empty paragraph", (one) => (one.content = [paragraph(" ")]), /content\[0\] is an empty paragraph/],
    [
      "a heading at the end",
      (one) => (one.content = [paragraph("Text."), { ...paragraph("More", "h"), style: "h2" }]),
      /is a heading with nothing under it: "More"/,
    ],
    [
      "two headings in a row",
      (one) =>
        (one.content = [
          { ...paragraph("One", "a"), style: "h2" },
          { ...paragraph("Two", "b"), style: "h2" },
          paragraph("Text."),
        ]),
      /nothing under it: "One"/,
    ],
    [
      "a mark nobody defined",
      (one) =>
        (one.content = [
          { ...paragraph("x"), children: [{ _key: "s", _type: "span", text: "Text.", marks: ["gone"] }] },
        ]),
      /unknown mark "gone"/,
    ],
    [
      "words in a span of an unknown type",
      (one) =>
        (one.content = [
          { ...paragraph("x"), children: [{ _key: "s", _type: "constructor", text: "Text.", marks: [] }] },
        ]),
      /content\[0\] has words of the unknown type "constructor", which readers do not see/,
    ],
    [
      "a number in place of words",
      (one) =>
        (one.content = [
          {
            ...paragraph("x"),
            children: [
              { _key: "s", _type: "span", text: "Text.", marks: [] },
              { _key: "n", _type: "span", text: 5 },
            ],
          },
        ]),
      /content\[0\] has words that are no text, which readers do not see/,
    ],
    [
      "underlined words, which the form does not offer and a reader takes for a link",
      (one) =>
        (one.content = [
          {
            ...paragraph("x"),
            children: [{ _key: "s", _type: "span", text: "Text.", marks: ["underline"] }],
          },
        ]),
      /unknown mark "underline"/,
    ],
    [
      "a script as a link",
      (one) =>
        (one.content = [
          { ...paragraph("Text."), markDefs: [{ _key: "m", _type: "link", href: "javascript:alert(1)" }] },
        ]),
      /link\.href is neither/,
    ],
  ];
  test.each(cases)("%s is found", (_, change, expected) => {
    expect(addedBy(brief._id, change).join("\n")).toMatch(expected);
  });
});

describe("the library as a whole", () => {
  const reference = (id: string) => ({ _key: id, _type: "reference", _ref: id });

  test("a dangling reference is found, also inside a text", () => {
    const found = addedBy(brief._id, (one) => {
      one.category = { _type: "reference", _ref: "category-none" };
      one.content = [
        {
          ...paragraph("Text."),
          markDefs: [{ _key: "m", _type: "glossaryReference", term: { _ref: "term-none" } }],
        },
      ];
    }).join("\n");
    expect(found).toMatch(/category points at "category-none", which does not exist/);
    expect(found).toMatch(/content\[0\]\.glossaryReference\.term points at "term-none"/);
  });

  test("a reference to a document of another type is found", () => {
    const found = addedBy(brief._id, (one) => (one.category = { _type: "reference", _ref: term._id }));
    expect(found.join("\n")).toMatch(/which is a glossaryTerm, not a category/);
  });

  test("a published document that points at a draft is found, a draft that does is not", () => {
    const draft = { ...term, _id: "drafts.term-new", slug: { current: "brand-new" }, term: "brand new" };
    const published = addedBy(brief._id, (one) => (one.topics = [reference("term-new")]), [draft]);
    expect(published.join("\n")).toMatch(/points at "term-new", which does not exist/);
    expect(check([...library, JSON.stringify({ ...draft, relatedBriefs: [reference(brief._id)] })])).toEqual(
      [],
    );
  });

  test("a piece that a track holds twice is found", () => {
    const id = (track.microBriefs as { _ref: string }[])[0]?._ref ?? "";
    const found = addedBy(track._id, (one) => {
      one.microBriefs = [...(one.microBriefs as object[]), { ...reference(id), _key: "again" }];
    });
    expect(found.join("\n")).toContain(`is there twice: "${id}"`);
  });

  test("an action that a track holds twice is found", () => {
    const found = addedBy(track._id, (one) => {
      const actions = one.microActions as { _key: string }[];
      one.microActions = [...actions, { ...actions[0], _key: "again" }];
    });
    expect(found.join("\n")).toMatch(/microActions\[\d\]\.action points at ".+" a second time/);
  });

  test("a piece may have been wrong twice", () => {
    const found = findingsWith("siteSettings", (one) => {
      const corrections = one.corrections as { _key: string; piece?: object }[];
      const [first] = corrections.filter(({ piece }) => piece !== undefined);
      one.corrections = [...corrections, { ...first, _key: "again", wrong: "Another sentence was wrong." }];
    });
    expect(found).toEqual([]);
  });

  test("a track with too few or too many items is found", () => {
    const few = addedBy(track._id, (one) => {
      one.microBriefs = (one.microBriefs as object[]).slice(0, 1);
      one.microActions = (one.microActions as object[]).slice(0, 1);
    });
    expect(few.join("\n")).toMatch(/has 2 items; a track has 4 to 9/);
  });

  test("a sequence that leaves out a piece of its track, or names a strange one, is found", () => {
    const sequence = (one: Document) => one.sequence as { _key: string; piece: { _ref: string } }[];
    const lastIsBrief = (one: Document) =>
      sequence(one).findLastIndex(({ piece }) => /^brief-/.test(piece._ref));
    const without = addedBy(track._id, (one) => {
      one.sequence = sequence(one).toSpliced(lastIsBrief(one), 1);
    });
    expect(without.join("\n")).toMatch(/holds "brief-.+", for which its sequence has no place/);
    const held = (track.microBriefs as { _ref: string }[]).map(({ _ref }) => _ref);
    const strange = documents.find(({ _id, _type }) => _type === "microBrief" && !held.includes(_id));
    const replaced = findingsWith(track._id, (one) => {
      const step = sequence(one)[lastIsBrief(one)];
      if (step) step.piece._ref = strange?._id ?? "";
    });
    expect(replaced.join("\n")).toContain(`has "${strange?._id}" in its sequence and not among its briefs`);
  });

  test("a piece with two places in a sequence, a reason left out and a fourth word are found", () => {
    const found = findingsWith(track._id, (one) => {
      const steps = one.sequence as Record<string, unknown>[];
      const terms = documents
        .filter(({ _type, language = "en" }) => _type === "glossaryTerm" && language === "en")
        .slice(-4);
      const wordSteps = terms.map(({ _id }) => ({ ...steps[0], _key: _id, piece: reference(_id) }));
      one.sequence = [...steps.slice(0, 1), { ...steps[0], _key: "again", why: " " }, ...wordSteps];
    }).join("\n");
    expect(found).toMatch(/sequence\[1\] is there twice/);
    expect(found).toMatch(/sequence\[1\]\.why is missing/);
    expect(found).toMatch(/has [45] words in its sequence; at most 3 are allowed/);
  });

  test("a check needs four to six questions, each with exactly one right answer", () => {
    type Question = { answers: { text: string; isRight: boolean }[] };
    const withQuestions = (change: (questions: Question[]) => unknown) =>
      addedBy(track._id, (one) => change(one.check as Question[])).join("\n");
    expect(withQuestions((questions) => questions.splice(3))).toMatch(
      /check has 3 items; it needs at least 4/,
    );
    expect(withQuestions(([first]) => first?.answers.forEach((answer) => (answer.isRight = true)))).toMatch(
      /check\[0\] has \d right answers; it needs exactly one/,
    );
    expect(withQuestions(([first]) => first?.answers.forEach((answer) => (answer.isRight = false)))).toMatch(
      /check\[0\] has 0 right answers/,
    );
    expect(
      withQuestions(([first]) => first?.answers.forEach((answer) => (answer.text = "The same"))),
    ).toMatch(/check\[0\] has the same answer twice/);
  });

  test("an id taken twice is found", () => {
    expect(check([...library, library[0] ?? ""]).join("\n")).toMatch(/the id is taken already on line 1/);
  });

  test("an address taken twice is found, and a former address that is a current one", () => {
    const slug = (otherBrief?.slug as { current: string }).current;
    expect(addedBy(brief._id, (one) => (one.slug = { current: slug })).join("\n")).toContain(
      `the address "${slug}" is taken by`,
    );
    expect(addedBy(brief._id, (one) => (one.formerSlugs = [slug])).join("\n")).toContain(
      `the former address "${slug}" is the current one of`,
    );
  });

  test("a draft that was out may have its address as a former one, and no other", () => {
    const own = { current: "was-out" };
    const draft = (formerSlugs: string[]) => [{ ...brief, _id: "drafts.was-out", slug: own, formerSlugs }];
    expect(addedBy(brief._id, () => undefined, draft(["was-out"])).join("\n")).not.toContain(
      "former address",
    );
    expect(
      addedBy(brief._id, () => undefined, draft([(brief.slug as { current: string }).current])).join("\n"),
    ).toContain("is the current one of");
  });

  test("a draft may go back to an address that its published document had", () => {
    const draft = {
      ...brief,
      _id: `drafts.${brief._id}`,
      slug: { current: "old-name" },
      formerSlugs: ["old-name"],
    };
    const found = addedBy(brief._id, (one) => (one.formerSlugs = ["old-name"]), [draft]);
    expect(found.join("\n")).not.toContain("former address");
    // Its own former address stays an error once it is published.
    const published = addedBy(
      brief._id,
      (one) => (one.formerSlugs = [(one.slug as { current: string }).current]),
    );
    expect(published.join("\n")).toContain("is the current one of");
  });

  test("a former address of two documents is found", () => {
    const found = addedBy(brief._id, (one) => (one.formerSlugs = ["old-name"]), [
      { ...otherBrief, _id: "brief-copy", slug: { current: "copy" }, formerSlugs: ["old-name"] },
    ]);
    expect(found.join("\n")).toMatch(/the former address "old-name" is also one of/);
  });

  test("an age band without enough briefs and actions is found", () => {
    const without = (type: string) =>
      library.filter((line) => {
        const document = parse(line);
        return document._type !== type || document.ageGuidance !== "ages-7-10";
      });
    expect(check(without("microBrief")).join("\n")).toMatch(
      /ages-7-10 has 0 documents of type microBrief; it needs at least 12/,
    );
    expect(check(without("microAction")).join("\n")).toMatch(
      /ages-7-10 has 0 documents of type microAction; it needs at least 8/,
    );
  });

  test("a long sentence in two documents is found, a short one is not", () => {
    const long =
      "Put the phone in the kitchen drawer at eight every night and leave it there until breakfast.";
    const both = (text: string) =>
      findingsWith(
        brief._id,
        (one) => (one.content = [...(one.content as object[]), paragraph(text, "new")]),
        [
          {
            ...term,
            _id: "term-x",
            term: "x y z",
            slug: { current: "x-y-z" },
            definition: text,
            parentTranslation: "A test.",
          },
        ],
      );
    expect(both(long).join("\n")).toMatch(new RegExp(`says the same as ${brief._id}: "put the phone in`));
    expect(both("Put the phone in the drawer at eight.")).toEqual([]);
  });

  test("headings that six briefs share are found", () => {
    const chosen = documents.filter((document) => document._type === "microBrief").slice(0, 6);
    const ids = new Set(chosen.map((document) => document._id));
    const same = [
      { ...paragraph("What it is", "h1"), style: "h2" },
      paragraph("Text.", "p1"),
      { ...paragraph("What to do", "h2"), style: "h2" },
      paragraph("More.", "p2"),
    ];
    const lines = library.map((line) =>
      ids.has(parse(line)._id) ? JSON.stringify({ ...parse(line), content: same }) : line,
    );
    expect(check(lines).join("\n")).toMatch(/the headings "what it is \/ what to do" occur in 6 briefs/);
  });

  test("a title that frightens is found", () => {
    const found = addedBy(brief._id, (one) => (one.title = "The terrifying truth about tablets"));
    expect(found.join("\n")).toMatch(/the title frightens with "terrifying"/);
  });

  test.each(["/micro-briefs/no-such", "https://lantern.example/micro-briefs/no-such"])(
    "a link to a page of ours that does not exist is found: %s",
    (href) => {
      const found = addedBy(brief._id, (one) => {
        one.content = [{ ...paragraph("Text."), markDefs: [{ _key: "m", _type: "link", href }] }];
      });
      expect(found.join("\n")).toMatch(/a link leads to \/micro-briefs\/no-such, where there is no page/);
    },
  );

  test("an address in a text that is no link is found", () => {
    const found = addedBy(brief._id, (one) => (one.content as unknown[]).push(paragraph("See example.org.")));
    expect(found.join("\n")).toContain("names the address example.org in its text without a link to it");
  });

  test("a related term that does not exist is found", () => {
    const found = addedBy(term._id, (one) => (one.relatedTerms = ["no such term"]));
    expect(found.join("\n")).toMatch(/the related term "no such term" does not exist/);
  });

  test("a related term is one of the same language, and a language has a word once", () => {
    const inFrench = new Set(documents.filter(({ language }) => language === "fr").map((one) => one.term));
    const english = documents.find((one) => one._type === term._type && !inFrench.has(one.term))?.term;
    const own = { ...term, term: "un mot", slug: { current: "un-mot" }, language: "fr", relatedTerms: [] };
    const findings = (...more: object[]) =>
      check([
        ...library,
        ...more.map((one, at) => JSON.stringify({ ...own, _id: `term-own-${at}`, ...one })),
      ]).join("\n");
    expect(findings({ relatedTerms: [english] })).toMatch(/the related term ".+" does not exist/);
    expect(findings({ term: english })).not.toMatch(/is called/);
    expect(findings({}, { slug: { current: "encore" } })).toMatch(/is called "un mot", as term-own-0 does/);
  });

  test("a missing picture file is found, and one that two documents share", () => {
    expect(check(library, () => false).join("\n")).toMatch(/the picture file .+ does not exist/);
    expect(check(library, (file) => !file.startsWith("small")).join("\n")).toMatch(
      /there is no small version of /,
    );
    const found = addedBy(brief._id, (one) => (one.featuredImage = otherBrief?.featuredImage));
    expect(found.join("\n")).toMatch(/has the same picture as/);
  });

  test("a picture that is too wide or says where it was taken is found, even a draft's, and once", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "pictures-"));
    try {
      const plain = (width: number) =>
        sharp({ create: { width, height: 20, channels: 3, background: "teal" } });
      const gps = { IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "47/1 22/1 0/1" } };
      const pictures = {
        wide: plain(1601).webp(),
        told: plain(30).jpeg().withExif(gps),
        tiff: plain(30).tiff(),
        drawn: sharp(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")).png(),
        fit: plain(1600).png(),
      };
      for (const [name, picture] of Object.entries(pictures))
        writeFileSync(path.join(folder, name), await picture.toBuffer());
      const faults = await pictureFaults(folder, [...Object.keys(pictures), "missing"]);
      expect(Object.fromEntries(faults)).toEqual({
        wide: "is 1601 px wide; at most 1600 are allowed",
        told: "holds metadata, such as where a photo was taken",
        tiff: "is a TIFF, which browsers do not show",
      });
      const file = `${"0".repeat(40)}-1601x20.webp`;
      const photo = { _type: "image", alt: "A photo", _sanityAsset: `image@file://./images/${file}` };
      const lines = ["drafts.brief-es", "drafts.brief-fr"].map((_id) =>
        JSON.stringify({ _id, _type: "microBrief", language: _id.slice(-2), featuredImage: photo }),
      );
      const found = checkContent(lines.join("\n"), {
        now,
        hasPicture: () => true,
        pictureFaults: new Map([[file, "is 1601 px wide; at most 1600 are allowed"]]),
      }).filter(({ level, message }) => level === "error" && message.includes(file));
      expect(found).toEqual([
        {
          line: 1,
          level: "error",
          message: `drafts.brief-es: the picture ${file} is 1601 px wide; at most 1600 are allowed; \`content:import\` and then \`content:export\` store it anew`,
        },
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("a page of the footer without keywords of its own is found, a note needs none", () => {
    const found = findingsWith("page-faq", (one) => delete one.seo);
    expect(found.join("\n")).toMatch(/has 0 keywords for search engines; a page has at least 3/);
    expect(
      findingsWith("page-faq", (one) => (one.publishedDate = "2026-01-02T03:04:05Z")).join(),
    ).not.toMatch(/keywords/);
  });

  test("a missing page of the footer is found", () => {
    const found = check(
      library.filter((line) => (parse(line).slug as { current?: string } | undefined)?.current !== "privacy"),
    );
    expect(found.join("\n")).toMatch(/the footer's page "privacy" does not exist/);
  });
});

describe("what looks right and is not", () => {
  const found = (id: string, change: Change) => findingsWith(id, change).join("\n");
  const added = (id: string, change: Change, more: unknown[] = []) => addedBy(id, change, more).join("\n");
  /** What is said of these links, each in a paragraph of its own: all in one check, since each reads the whole library. */
  const withLinks = (...hrefs: string[]) =>
    found(brief._id, (one) => {
      const linked = hrefs.map((href, index) => ({
        ...paragraph("Read it.", `link-${index}`),
        markDefs: [{ _key: "m", _type: "link", href }],
      }));
      one.content = [...linked, ...(one.content as object[])];
    });
  const withText = (...blocks: object[]) =>
    added(brief._id, (one) => (one.content = [...(one.content as object[]), ...blocks]));
  const withAlt = (alt: string) =>
    added(brief._id, (one) => (one.featuredImage = { ...(one.featuredImage as object), alt }));
  const heading = { ...paragraph("A heading", "h"), style: "h2" };

  test("an alternative text that says nothing", () => {
    for (const alt of ["\u200b", "\u00ad", "-", "…"])
      expect(withAlt(alt), alt).toMatch(/no alternative text/);
    expect(withAlt("\u3164 \u2800")).toMatch(/no alternative text/);
    for (const alt of ["IMG_2031.webp", "photo (1).jpeg"])
      expect(withAlt(alt), alt).toMatch(/the name of a file for an alternative text/);
    expect(withAlt(brief.title as string)).toMatch(/its title for an alternative text/);
    expect(withAlt((otherBrief?.featuredImage as { alt: string }).alt)).toMatch(/in the words of/);
  });

  test("a section of dots or invisible characters", () => {
    for (const text of ["\u200b", "...", "–"])
      expect(withText(heading, paragraph(text)), text).toMatch(/is an empty paragraph/);
    expect(withText(heading, { _key: "c", _type: "checklist", items: ["...", "…"] })).toMatch(/is empty/);
    expect(added(brief._id, (one) => (one.whyItMatters = ".".repeat(80)))).toMatch(/whyItMatters is missing/);
  });

  test("a link that leads nowhere, however it is written", () => {
    const nowhere = [
      "/micro-briefs/%zz",
      "/no-fear-words-in-our-titles",
      "/blog#no-such-note",
      "/es/micro-briefs/no-such",
      "/nl/micro-actions/turn-off-autoplay",
    ];
    const unknown = [
      "/?action=no-such-action",
      "/micro-briefs?category=no-such-thing",
      "/tracks?age=ages-0-99",
    ];
    const said = withLinks("https://nope", "mailto:", ...nowhere, ...unknown);
    expect(said).toMatch(/content\[0\]\.link\.href is neither/);
    expect(said).toMatch(/content\[1\]\.link\.href is neither/);
    for (const href of nowhere) expect(said).toContain(`a link leads to ${href}, where there is no page`);
    expect(said).toContain(`${unknown[0]}, and there is no action no-such-action`);
    expect(said).toContain(`${unknown[1]}, and there is no category no-such-thing`);
    expect(said).toContain(`${unknown[2]}, and there is no age ages-0-99`);
    expect(said.split("\n")).toHaveLength(2 + nowhere.length + unknown.length);
  });

  test("a link to a note, a list, a chosen action, a device or a number leads somewhere", () => {
    const somewhere = [
      "/blog#no-fear-words-in-our-titles",
      "/glossary?category=safety-money",
      "/?topic=topic-sleep",
      "/?action=turn-off-autoplay",
      // As a browser shows it: it leads to readers of that language.
      "/es/micro-actions/turn-off-autoplay",
      "/fr/glossary?category=safety-money",
      "/de",
      "https://lantern.example/es/micro-actions/turn-off-autoplay",
      "https://lantern.example/share/letter.png",
      "https://other.example/micro-briefs/gone",
      "http://192.168.1.1",
      "tel:*#06#",
    ];
    expect(withLinks(...somewhere)).toBe("");
  });

  test("a picture in a text whose file is missing", () => {
    const image = (more: object) => ({ _key: "i", _type: "image", alt: "A lamp in a window", ...more });
    expect(withText(image({ asset: { _ref: "image-none" } }))).toMatch(/names no file/);
    expect(withText(image({ _sanityAsset: "image@file://./images/none.webp" }))).toMatch(/is not named by/);
  });

  test("a draft that keeps the picture of its published document, or has none yet, is no error", () => {
    const draft = { ...brief, _id: `drafts.${brief._id}`, title: "A terrifying first idea" };
    expect(check([...library, JSON.stringify(draft)])).toEqual([]);
    const bare = { ...draft, featuredImage: { _type: "image", alt: "A lamp" } };
    expect(check([...library, JSON.stringify(bare)])).toEqual([]);
  });

  test("what children write is not empty", () => {
    for (const example of [":)", "?!", "***", "😂", "^^"])
      expect(
        found(term._id, (one) => (one.howTheyUseIt = [example])),
        example,
      ).toBe("");
  });

  test("a former address that was never one, or is taken in other letters", () => {
    const slug = (otherBrief?.slug as { current: string }).current;
    expect(added(brief._id, (one) => (one.formerSlugs = [slug.toUpperCase()]))).toMatch(/is the current one/);
    expect(added(brief._id, (one) => (one.formerSlugs = ["old x/../y"]))).toMatch(/not one that a page/);
  });

  test("a page of the footer that a date makes a note", () => {
    const date = { publishedDate: "2026-01-01T09:00:00Z" };
    expect(found("page-faq", (one) => Object.assign(one, date))).toMatch(
      /a publish date makes it a note as well/,
    );
  });

  test("a page that no link of the footer leads to any more, in whatever language", () => {
    const elsewhere = { slug: { _type: "slug", current: "questions" } };
    expect(found("page-faq", (one) => Object.assign(one, elsewhere))).toMatch(
      /page-faq: slug is "questions", to which no link leads/,
    );
    const original = documents.find(({ _id }) => _id === "page-faq");
    const own = { language: "es", _id: "page-faq-own", slug: { _type: "slug", current: "preguntas" } };
    expect(check([...library, JSON.stringify({ ...original, ...own })]).join("\n")).toMatch(
      /page-faq-own: slug is "preguntas", to which no link leads/,
    );
  });

  test("a band or a track that is full only by what is scheduled", () => {
    const later = "2030-01-01T09:00:00Z";
    const held = new Set((track.microBriefs as { _ref: string }[]).map(({ _ref }) => _ref));
    const lines = library.map((line) => {
      const one = parse(line);
      const isHeld = one._type === "microBrief" && (one.ageGuidance === "ages-7-10" || held.has(one._id));
      return isHeld ? JSON.stringify({ ...one, publishedDate: later }) : line;
    });
    const findings = check(lines).join("\n");
    expect(findings).toMatch(/ages-7-10 has 0 documents of type microBrief/);
    expect(findings).toMatch(new RegExp(`${track._id}: has 3 items`));
  });

  test("the same words in other spelling, other sentences and other fields", () => {
    const one = "We've put the old phone in the kitchen drawer at eight every night since March.";
    const other = "And: WE’VE put the old phone... in the kitchen-drawer at eight, every night, since March!";
    const findings = added(brief._id, (document) => (document.summary = `${one} It works.`), [
      { ...term, _id: "term-x", term: "x y z", slug: { current: "x-y-z" }, howTheyUseIt: [other] },
    ]);
    expect(findings).toMatch(/term-x: says the same as/);
  });

  test("one name for two pieces, and two tracks in one place", () => {
    expect(added(brief._id, (one) => (one.title = otherBrief?.title))).toMatch(/is called ".+", as brief-/);
    const tracks = documents.filter((one) => one._type === "track");
    expect(found(track._id, (one) => (one.order = tracks[1]?.order))).toMatch(/has the place \d+, as track-/);
  });

  test("a second age that is the first again, or not the next one", () => {
    const withAges = (one: string, other: string) =>
      found(brief._id, (piece) => Object.assign(piece, { ageGuidance: one, alsoAge: other }));
    expect(withAges("ages-7-10", "ages-7-10")).toMatch(/which is not a neighboring age band/);
    expect(withAges("ages-7-10", "teens-14-16")).toMatch(/which is not a neighboring age band/);
    expect(withAges("ages-7-10", "ages-5-6")).not.toMatch(/neighboring age band/);
  });

  test("steps out of order, a source named twice", () => {
    const action = firstOf("microAction");
    const steps = added(action._id, (one) => {
      const [first, ...rest] = one.steps as object[];
      one.steps = [{ ...first, order: 2 }, ...rest];
    });
    expect(steps).toMatch(/steps are not numbered in their order: step 1 has the number 2/);
    const sources = added(brief._id, (one) => {
      const [first] = one.sources as object[];
      one.sources = [first, { ...first, _key: "again" }];
    });
    expect(sources).toMatch(/sources\[1\] is there twice/);
  });

  test("a brief without headings, without a list, or that matters because of its summary", () => {
    const plain = added(brief._id, (one) => (one.content = [paragraph("Only text.")]));
    expect(plain).toMatch(/has no heading/);
    expect(plain).toMatch(/neither a list nor a callout/);
    expect(added(brief._id, (one) => (one.whyItMatters = one.summary))).toMatch(/restates the summary/);
  });
});

test("a line that is not JSON is found, and the lines after it are read", () => {
  const found = check([...library.slice(0, 3), "{oops", ...library.slice(3)]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^4: is not JSON/);
});

test("a scheduled document and an unfinished draft are notices, not errors", () => {
  const lines = [
    ...library.map((line) =>
      parse(line)._id === brief._id
        ? JSON.stringify({ ...parse(line), publishedDate: "2030-01-01T09:00:00Z" })
        : line,
    ),
    JSON.stringify({ _id: "drafts.brief-idea", _type: "microBrief", title: "An idea" }),
  ];
  expect(check(lines)).toEqual([]);
  const notices = checkContent(lines.join("\n"), { now, hasPicture: () => true }).map(
    ({ message }) => message,
  );
  expect(notices).toContain(`${brief._id}: is scheduled for 2030-01-01T09:00:00Z`);
  expect(notices).toContain("drafts.brief-idea: summary is missing");
});

test("a step that is mute about what to see or say is a notice", () => {
  const action = firstOf("microAction");
  const [first, ...others] = action.steps as Record<string, unknown>[];
  const { see: _see, say: _say, ...mute } = first ?? {};
  const changed = { ...action, steps: [mute, ...others] };
  const messages = checkContent(JSON.stringify(changed), { now, hasPicture: () => true })
    .filter(({ level }) => level === "notice")
    .map(({ message }) => message);
  expect(messages).toContain(`${action._id}: steps[0] does not say what the parent will see`);
  expect(messages).toContain(`${action._id}: steps[0] does not say what to say to the child`);
});

test("the reading grade is summed up", () => {
  const summary = readingSummary(readLibrary(library.join("\n")).documents.filter(isInContentLanguage));
  expect(summary).toMatch(/^Reading grade of \d+ texts: \d\.\d in the middle, \d\.\d at most \([a-z-]+\)\.$/);
});

describe("sources", () => {
  const home = { _key: "h", _type: "source", publisher: "A Body", url: "https://example.org/" };
  const deep = {
    _key: "d",
    _type: "source",
    publisher: "Another Body",
    title: "A guide",
    url: "https://example.net/guide",
    checkedAt: "2026-11-22",
  };
  const withSource =
    (source: object, content: unknown[] = []): Change =>
    (one) => {
      one.sources = [deep, source];
      one.content = [...content, ...(one.content as object[])];
    };
  const found = (source: object, content?: unknown[]) =>
    findingsWith(brief._id, withSource(source, content)).join();
  const added = (source: object, content?: unknown[]) =>
    addedBy(brief._id, withSource(source, content)).join();

  test("are a document with title, address and day, or a publisher's home page", () => {
    expect(found(home)).toBe("");
    const { title: _, ...untitled } = deep;
    const { checkedAt: __, ...unchecked } = deep;
    const other = { _key: "o", url: "https://example.net/other" };
    expect(added({ ...untitled, ...other })).toMatch(
      /sources\[1\] leads to a document and does not say its title/,
    );
    expect(added({ ...unchecked, ...other })).toMatch(/does not say when it was checked/);
    expect(added({ ...home, title: "Advice for parents" })).toMatch(
      /has a title and only the publisher's home page/,
    );
    expect(added({ ...home, url: undefined })).toMatch(/sources\[1\]\.url is missing/);
    expect(added({ ...home, url: "https://example.org/?id=7" })).toMatch(/does not say its title/);
  });

  test("are named by number where a figure stands", () => {
    const figure = (marks: string[], text = "In a 2025 survey, seven in ten said so.") => ({
      _key: "f",
      _type: "block",
      style: "normal",
      markDefs: marks.length > 0 ? [{ _key: "r", _type: "sourceRef", number: 2 }] : [],
      children: [
        { _key: "s1", _type: "span", marks: [], text: text.slice(0, -6) },
        { _key: "s2", _type: "span", marks, text: text.slice(-6) },
      ],
    });
    expect(found(home, [figure(["r"])])).toBe("");
    expect(added(home, [figure([])])).toMatch(
      /a figure does not say which source it is from: "In a 2025 survey/,
    );
    expect(added(home, [figure([], "About 12 percent of them said so.")])).toMatch(/a figure does not say/);
    expect(found(home, [figure([], "Suppose the chance is 1 percent and a try costs.")])).toBe("");
    expect(found(home, [figure([], "We looked in November 2026 and found it.")])).toBe("");
    const callout = { _key: "c", _type: "callout", tone: "note", body: [figure([])] };
    expect(added(home, [callout])).toMatch(/a figure does not say/);
  });

  test("that a number names are there", () => {
    const paragraphWith = (number: number) => ({
      ...paragraph("Somebody said so.", "n"),
      markDefs: [{ _key: "r", _type: "sourceRef", number }],
      children: [{ _key: "s", _type: "span", marks: ["r"], text: "Somebody said so." }],
    });
    expect(found(home, [paragraphWith(2)])).toBe("");
    expect(added(home, [paragraphWith(3)])).toMatch(/sources are 2, and the text refers to number 3/);
    expect(added(home, [paragraphWith(0)])).toMatch(/sourceRef\.number is 0; it must lie between 1 and 6/);
  });
});
