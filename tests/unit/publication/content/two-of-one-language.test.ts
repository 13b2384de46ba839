/**
 * A group of translations that ties two documents of one language: the site names the one to which the other's page leads. Two of
 * different types have nothing to do with each other.
 */
import { beforeEach, expect, test } from "vitest";
import { readAction } from "#lib/publication/content/action";
import { readAddresses } from "#lib/publication/content/addresses";
import { readBrief, readBriefs } from "#lib/publication/content/brief";
import { readFeed } from "#lib/publication/content/feed";
import { readLetterCandidates, readLetterEditions } from "#lib/publication/content/letter";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readTopics } from "#lib/publication/content/topic";
import { readTrack } from "#lib/publication/content/track";
import { searchContent } from "#lib/publication/search/search";
import { readSiteAddresses } from "#lib/seo/read-site-addresses";
import { dropMemos } from "#lib/platform/server/memo";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const brief = (_id: string, more: object = {}) => ({
  _id,
  _type: "microBrief",
  title: `About ${_id}`,
  slug: { current: _id },
  publishedDate: "2026-11-01T08:00:00Z",
  ...more,
});

beforeEach(() => dropMemos());

test.each(["en", "es"] as const)("in %s", async (language) => {
  store.documents = [
    brief("lanterns", { language }),
    brief("lamps", { language }),
    brief("candles", { language }),
    {
      _id: "tie",
      _type: "translation.metadata",
      translations: ["lanterns", "lamps"].map((_ref) => ({ value: { _ref } })),
    },
  ];
  const listed = (await readBriefs(language)).map(({ slug }) => slug);
  expect(listed.toSorted()).toEqual(["candles", "lanterns"]);
  const { items, total } = await readFeed(language);
  expect([items.map(({ slug }) => slug).toSorted(), total]).toEqual([listed.toSorted(), 2]);
  const named = (await readSiteAddresses()).map(({ path }) => path);
  for (const slug of ["lanterns", "lamps", "candles"])
    expect([slug, named.includes(`/micro-briefs/${slug}`)]).toEqual([slug, listed.includes(slug)]);
  expect((await readAddresses()).map(({ slug }) => slug).toSorted()).toEqual(listed.toSorted());
  for (const slug of ["lanterns", "lamps"])
    expect((await searchContent(slug, language)).results.map((found) => found.slug)).toEqual(
      listed.filter((one) => one === slug),
    );
  for (const slug of listed)
    expect((await requirePiece("microBrief", slug, language, readBrief)).slug).toBe(slug);
  await expect(requirePiece("microBrief", "lamps", language, readBrief)).rejects.toThrow();
});

test("no letter names the other", async () => {
  store.documents = [
    brief("lanterns"),
    brief("lamps"),
    {
      _id: "tie",
      _type: "translation.metadata",
      translations: ["lanterns", "lamps"].map((_ref) => ({ value: { _ref } })),
    },
  ];
  expect((await readLetterCandidates()).map(({ _id }) => _id)).toEqual(["lanterns"]);
  // An editor who chose it meant the same piece, which a letter does not name twice.
  const chosen = { pieces: ["lamps", "lanterns"].map((_ref) => ({ _ref })), seasonal: { _ref: "lamps" } };
  store.documents.push({ _id: "letter", _type: "letter", day: "2026-11-29", ...chosen });
  expect(await readLetterEditions()).toMatchObject([{ pieces: ["lanterns"], seasonal: "lanterns" }]);
});

test("documents of two types that a group ties both keep their pages and places", async () => {
  store.documents = [
    brief("lanterns"),
    { ...brief("lamps"), _type: "microAction" },
    brief("linternas", { language: "es" }),
    {
      _id: "tie",
      _type: "translation.metadata",
      translations: ["lamps", "lanterns", "linternas"].map((_ref) => ({ value: { _ref } })),
    },
  ];
  expect((await readBriefs("en")).map(({ slug }) => slug)).toEqual(["lanterns"]);
  expect((await requirePiece("microBrief", "lanterns", "en", readBrief)).slug).toBe("lanterns");
  expect((await requirePiece("microAction", "lamps", "es", readAction)).slug).toBe("lamps");
  expect((await requirePiece("microBrief", "linternas", "es", readBrief)).slug).toBe("linternas");
});

const tie = (...ids: string[]) => ({
  _id: `tie-${ids[0]}`,
  _type: "translation.metadata",
  translations: ids.map((_ref) => ({ value: { _ref } })),
});

test.each(["en", "es"] as const)(
  "what names the other leads straight to the one that is shown, in %s",
  async (locale) => {
    store.documents = [
      brief("lanterns"),
      brief("lamps"),
      tie("lanterns", "lamps"),
      {
        ...brief("fires"),
        _type: "microAction",
        content: [
          {
            _type: "block",
            markDefs: [{ _key: "a", _type: "link", href: "/micro-briefs/lamps" }],
            children: [{ _type: "span", text: "Here", marks: ["a"] }],
          },
        ],
      },
      { ...brief("lights"), _type: "track", microBriefs: [{ _ref: "lamps" }] },
    ];
    expect((await readTrack("lights", locale))?.pieces.map(({ slug, title }) => [slug, title])).toEqual([
      ["lanterns", "About lanterns"],
    ]);
    expect(JSON.stringify((await readAction("fires", locale))?.content)).toContain(
      '"/micro-briefs/lanterns"',
    );
  },
);

test.each([
  ["en", "sleep"],
  ["es", "sueno"],
] as const)("of two topics one is offered, with the pieces of both, in %s", async (locale, slug) => {
  const topic = (_id: string, more: object = {}) => ({
    _id,
    _type: "topic",
    title: `On ${_id}`,
    slug: { current: _id },
    ...more,
  });
  store.documents = [
    topic("sleep"),
    topic("bedtime"),
    topic("sueno", { language: "es" }),
    tie("sleep", "bedtime", "sueno"),
    brief("lanterns", { topics: [{ _ref: "sleep" }] }),
    brief("lamps", { topics: [{ _ref: "bedtime" }] }),
    brief("candles"),
  ];
  expect((await readTopics(locale)).map((one) => one.slug)).toEqual([slug]);
  const whole = { age: null, category: null, topic: null, after: null };
  for (const asked of ["sleep", "bedtime", "sueno"]) {
    const { query, items } = await readFeed(locale, { ...whole, topic: asked });
    expect([query.topic, items.map((item) => item.slug).toSorted()], asked).toEqual([
      slug,
      ["lamps", "lanterns"],
    ]);
    expect(
      items.flatMap(({ topics }) => topics.map((one) => one.slug)),
      asked,
    ).toEqual([slug, slug]);
  }
});
