import { expect, test } from "vitest";
import { readOriginalPaths } from "#lib/publication/content/original-paths";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const brief = (
  slug: string,
  language: string | null,
  formerSlugs: string[] = [],
  _createdAt = "2026-11-20",
) => ({
  _id: slug,
  _type: "microBrief",
  _createdAt: `${_createdAt}T08:00:00Z`,
  slug: { current: slug },
  ...(language === null ? {} : { language }),
  formerSlugs,
});
const group = (...ids: string[]) => ({
  _id: `group-${ids[0]}`,
  _type: "translation.metadata",
  translations: ids.map((_ref) => ({ value: { _ref } })),
});

test("every address of a piece stands for its original's of today", async () => {
  store.documents = [
    brief("chats", null, ["chats-once"]),
    brief("charlas", "es", ["charlas-antes", "chats"]),
    brief("plaudern", "de"),
    group("charlas", "chats", "plaudern"),
    // Alone in its language; and one whose original is gone.
    brief("solo", "fr", ["seul"]),
    brief("huerfano", "es"),
    group("huerfano", "gone"),
    // Another piece stands where this one stood.
    brief("games", "en", ["solo", "chats-once"], "2026-11-21"),
    // An older translation of another piece has the same slug in its language.
    { ...brief("sleep", "fr", [], "2026-11-19"), _id: "sleep-fr" },
    brief("rest", "en"),
    group("rest", "sleep-fr"),
    brief("sleep", "en"),
    { _id: "page", _type: "page", slug: { current: "about" } },
  ];
  const at = (path: string) => `/micro-briefs/${path}`;
  expect(Object.fromEntries(await readOriginalPaths())).toEqual(
    Object.fromEntries(
      [
        ["chats", "chats"],
        ["chats-once", "chats"],
        ["charlas", "chats"],
        ["charlas-antes", "chats"],
        ["plaudern", "chats"],
        ["solo", "solo"],
        ["seul", "solo"],
        ["huerfano", "huerfano"],
        ["games", "games"],
        ["rest", "rest"],
        ["sleep", "sleep"],
      ].map(([path = "", original = ""]) => [at(path), at(original)]),
    ),
  );
});

test("a piece that a group ties to one of another type stands for itself", async () => {
  store.documents = [
    { ...brief("lamp", "en"), _type: "microAction" },
    brief("torch", "en"),
    brief("linterna", "es"),
    group("lamp", "torch", "linterna"),
  ];
  expect(Object.fromEntries(await readOriginalPaths())).toEqual({
    "/micro-actions/lamp": "/micro-actions/lamp",
    "/micro-briefs/torch": "/micro-briefs/torch",
    "/micro-briefs/linterna": "/micro-briefs/torch",
  });
});
