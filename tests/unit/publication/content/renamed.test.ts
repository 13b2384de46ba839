/** What names a piece by its slug goes on finding it when the piece is renamed. */
import { beforeEach, expect, test, vi } from "vitest";
import { POST } from "@/app/api/feedback/route";
import { GET } from "@/app/share/[kind]/[image]/route";
import { readActionByName } from "#lib/publication/content/action";
import { readBrief } from "#lib/publication/content/brief";
import { readCurrentSlug, readMovedPieces } from "#lib/publication/content/former-slugs";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readTermByName } from "#lib/publication/content/term";
import { readMessages } from "#lib/base/i18n/messages";
import { dropMemos } from "#lib/platform/server/memo";
import { noted } from "@/tests/support/next/next-cache";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

vi.mock("@/components/site/seo/share-image", () => ({
  shareImage: ({ title }: { title: string }) => new Response(title),
}));
const keepFeedback = vi.hoisted(() => vi.fn());
vi.mock("#lib/platform/server/database/database", () => ({ database: async () => null }));
vi.mock("#lib/reader/feedback/feedback-store", () => ({ feedbackStore: () => ({ add: keepFeedback }) }));
const store = storeOfDocuments();
const queries: string[] = [];
store.whenAsked = (query) => void queries.push(query);

const piece = (_type: string, slug: string, more: object = {}) => ({
  _id: slug,
  _type,
  _updatedAt: "2026-11-20T08:00:00Z",
  title: `The piece ${slug}`,
  slug: { current: slug },
  ...more,
});

const documents = [
  piece("microBrief", "brief-now", { formerSlugs: ["brief-once"], publishedDate: "2026-11-20T08:00:00Z" }),
  piece("microBrief", "resumen-ahora", { language: "es", formerSlugs: ["resumen-antes"] }),
  piece("microAction", "action-now", { formerSlugs: ["action-once"] }),
  piece("microAction", "paso-ahora", { language: "es", formerSlugs: ["paso-antes"] }),
  {
    _id: "pair",
    _type: "translation.metadata",
    translations: [
      { language: "en", value: { _ref: "action-now" } },
      { language: "es", value: { _ref: "paso-ahora" } },
    ],
  },
  piece("glossaryTerm", "term-now", { term: "Term", formerSlugs: ["term-once"] }),
  piece("glossaryTerm", "palabra-ahora", { term: "Palabra", language: "es", formerSlugs: ["palabra-antes"] }),
];

beforeEach(() => {
  dropMemos();
  store.documents = documents;
  queries.length = 0;
  noted.tags.length = 0;
  noted.lives.length = 0;
});

const image = (kind: string, name: string) =>
  GET(new Request("http://localhost/"), { params: Promise.resolve({ kind, image: name }) });
const askedForFormer = () => queries.filter((query) => query.includes("count(formerSlugs)")).length;

test.each([
  ["brief", "brief-once.png", "/share/brief/brief-now.png"],
  ["brief", "resumen-antes.es.png", "/share/brief/resumen-ahora.es.png"],
  ["action", "action-once.png", "/share/action/action-now.png"],
  ["action", "paso-antes.es.png", "/share/action/paso-ahora.es.png"],
  ["term", "term-once.png", "/share/term/term-now.png"],
])("the image /share/%s/%s of a letter already sent leads to the one of today", async (kind, name, there) => {
  const { status, headers } = await image(kind, name);
  expect([status, headers.get("location")]).toEqual([308, there]);
  const type = { brief: "microBrief", action: "microAction", term: "glossaryTerm" }[kind];
  // Whichever of the two changes, this answer is made anew.
  for (const address of [name, there])
    expect(noted.tags).toContain(`${type}:${address.split("/").at(-1)?.split(".")[0]}`);
  // And where nobody tells of it, when a list would be.
  expect(Math.min(...noted.lives)).toBe(300);
});

test("an image is found by a slug with a dot, also by one that ends like a language", async () => {
  store.documents = [
    piece("microBrief", "web-2.0"),
    piece("microBrief", "web-3.0-es", { language: "es", slug: { current: "web-3.0" } }),
    piece("microBrief", "rizz.es"),
    piece("microBrief", "now", { formerSlugs: ["v1.2"] }),
  ];
  for (const name of ["web-2.0.png", "web-3.0.es.png", "rizz.es.png"])
    expect([name, (await image("brief", name)).status]).toEqual([name, 200]);
  expect((await image("brief", "v1.2.png")).headers.get("location")).toBe("/share/brief/now.png");
  for (const name of ["web-2.0.es.png", "web-2.0.en.png", "web-3.0.png", "rizz.png", ".es.png", ".png"])
    expect([name, (await image("brief", name)).status]).toEqual([name, 404]);
});

test("the page of a former slug leads on, and grows old without being told", async () => {
  const reading = requirePiece("microBrief", "brief-once", "en", readBrief);
  const there = expect.stringContaining("/micro-briefs/brief-now;308") as unknown;
  await expect(reading).rejects.toHaveProperty("digest", there);
  expect(Math.min(...noted.lives)).toBe(300);
});

test("a slug that a copy claims too leads to the original", async () => {
  const made = (_createdAt: string) => ({ _createdAt, formerSlugs: ["once-more"] });
  store.documents = [
    piece("microBrief", "a-copy", made("2026-11-21T08:00:00Z")),
    piece("microBrief", "the-original", made("2026-11-20T08:00:00Z")),
  ];
  expect(await readCurrentSlug("microBrief", "once-more", "en")).toBe("the-original");
});

test("a browser is told by which paths it may know a renamed piece yet", async () => {
  const named = (
    _type: "microBrief" | "microAction" | "glossaryTerm",
    slug: string,
    language: "en" | "es",
  ) => ({
    _type,
    slug,
    language,
  });
  expect(
    await readMovedPieces([
      named("microBrief", "brief-now", "en"),
      named("microBrief", "brief-now", "en"),
      named("microAction", "paso-ahora", "es"),
      // A Spanish piece had that address, and no English one.
      named("microBrief", "resumen-ahora", "en"),
      named("glossaryTerm", "never-renamed", "en"),
    ]),
  ).toEqual([
    { path: "/micro-briefs/brief-now", former: ["/micro-briefs/brief-once"] },
    { path: "/micro-actions/paso-ahora", former: ["/micro-actions/paso-antes"] },
  ]);
  // Where another document takes the former address, this is made anew.
  expect(noted.tags).toContain("microBrief:brief-once");
});

test("a path at which something stands again, or that another piece had before, is no piece's former one", async () => {
  const made = (_createdAt: string, ...formerSlugs: string[]) => ({ _createdAt, formerSlugs });
  store.documents = [
    piece("microBrief", "a-copy", made("2026-11-21T08:00:00Z", "once-more", "taken", "own")),
    piece("microBrief", "the-original", made("2026-11-20T08:00:00Z", "once-more")),
    piece("microBrief", "taken", { language: "es" }),
  ];
  const asked = { _type: "microBrief", slug: "a-copy", language: "en" } as const;
  expect(await readMovedPieces([asked])).toEqual([
    { path: "/micro-briefs/a-copy", former: ["/micro-briefs/own"] },
  ]);
  store.documents = [piece("microBrief", "swapped", made("2026-11-20T08:00:00Z", "taken"))];
  dropMemos();
  expect(await readMovedPieces([{ ...asked, slug: "swapped" }])).toHaveLength(1);
});

test("an answer to a page that was renamed while it was open is kept, with the address of today", async () => {
  const answer = async (type: string, slug: string) => {
    keepFeedback.mockReset();
    const { status } = await POST(
      new Request("http://localhost/api/feedback", {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ subject: { type, slug }, helpful: true }),
      }),
      null,
    );
    const [kept] = keepFeedback.mock.calls.flat() as { subject: unknown }[];
    return [status, kept?.subject];
  };
  for (const [slug, now] of [
    ["brief-now", "brief-now"],
    ["brief-once", "brief-now"],
    // What is said of a translation is said of its words.
    ["resumen-antes", "resumen-ahora"],
  ] as const)
    expect(await answer("brief", slug)).toEqual([204, { type: "microBrief", slug: now }]);
  expect(await answer("brief", "action-once")).toEqual([404, undefined]);
});

test("a document has one image, at the address in its own language", async () => {
  const at = async (kind: string, name: string) => {
    const { status, headers } = await image(kind, name);
    return headers.get("location") ?? status;
  };
  for (const [kind, name] of [
    ["brief", "brief-now.en.png"],
    ["brief", "brief-now.fr.png"],
    ["brief", "brief-now.es-mx.png"],
    ["brief", "resumen-ahora.es-mx.png"],
    ["action", "action-now.fr.png"],
    ["action", "paso-ahora.es-mx.png"],
    ["action", "action-once.fr.png"],
    ["term", "term-now.de.png"],
  ] as const)
    expect([name, await at(kind, name)]).toEqual([name, 404]);
  // The Spanish one is drawn where it stands, and not under the English address too.
  expect(await at("action", "action-now.es.png")).toBe("/share/action/paso-ahora.es.png");
  expect(await at("action", "paso-ahora.png")).toBe("/share/action/action-now.png");
  expect(await at("action", "paso-ahora.es.png")).toBe(200);
});

test("pages without an image of their own have the site's, in their language", async () => {
  const spanish = await image("site", "es.png");
  expect([spanish.status, await spanish.text()]).toEqual([200, (await readMessages("es")).common.tagline]);
  for (const name of ["en.png", "xx.png", "es.fr.png", "es.es.png"])
    expect([name, (await image("site", name)).status]).toEqual([name, 404]);
});

test("an image is only where its piece is or was", async () => {
  for (const [kind, name] of [
    ["brief", "no-such-brief.png"],
    ["action", "brief-once.png"],
    ["microBrief", "brief-once.png"],
    ["__proto__", "brief-once.png"],
    ["brief", "brief-once.jpg"],
    ["brief", "brief-once.xx.png"],
  ] as const)
    expect([name, (await image(kind, name)).status]).toEqual([name, 404]);
  expect((await image("brief", "brief-now.png")).status).toBe(200);
});

test("an action is found by a slug that it had before, in the reader's language", async () => {
  const found = async (name: string, locale: "en" | "es") => (await readActionByName(name, locale))?.slug;
  expect(await found("action-once", "en")).toBe("action-now");
  expect(await found("action-once", "es")).toBe("paso-ahora");
  expect(await found("paso-antes", "es")).toBe("paso-ahora");
  expect(await found("paso-antes", "en")).toBe("action-now");
  expect(await found("no-such-action", "en")).toBeUndefined();
});

test("a term is found by a slug that it had before", async () => {
  expect((await readTermByName("term-once", "en"))?.slug).toBe("term-now");
  expect(await readTermByName("no-such-term", "en")).toBeNull();
});

test("a slug that a piece of one language had leads nobody who is not given the piece", async () => {
  expect((await image("term", "palabra-antes.fr.png")).status).toBe(404);
  expect(await readCurrentSlug("glossaryTerm", "palabra-antes", "fr")).toBeNull();
  expect(await readCurrentSlug("glossaryTerm", "palabra-antes", "en")).toBeNull();
  for (const locale of ["es", "es-mx"] as const)
    expect(await readCurrentSlug("glossaryTerm", "palabra-antes", locale)).toBe("palabra-ahora");
});

test("former slugs are asked for at no current address, and once for all unknown ones", async () => {
  await readActionByName("action-now", "en");
  await readActionByName("paso-ahora", "es");
  await readTermByName("term-now", "en");
  await image("brief", "brief-now.png");
  expect(askedForFormer()).toBe(0);
  const unknown = async (name: string) => {
    await readActionByName(name, "es");
    await readTermByName(name, "es");
    await image("brief", `${name}.png`);
  };
  await unknown("first");
  const asked = queries.length;
  for (let number = 0; number < 20; number += 1) await unknown(`unknown-${number}`);
  expect(queries.length).toBe(asked);
  expect(askedForFormer()).toBe(1);
});
