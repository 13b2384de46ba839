/** Which letters are out, as the content store has the library. */
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { dropMemos } from "#lib/platform/server/memo";
import { nextLetterDay } from "#lib/base/site/letter-days";
import { readLetterDays, readNewestLetters, readNextLetter } from "#lib/publication/letters/read-letters";
import { draft } from "@/tests/support/next/next-headers";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

beforeEach(() => dropMemos());

test("a week that brought nothing but a piece without a title has no letter, and none leads there", async () => {
  const brief = (slug: string, publishedDate: string, title: string | null) => ({
    _id: slug,
    _type: "microBrief",
    title,
    slug: { current: slug },
    publishedDate,
  });
  const settings = { _id: "siteSettings", _type: "siteSettings", firstLetter: "2026-01-04" };
  const untitled = brief("untitled", "2026-01-13T09:00:00Z", null);
  const blank = brief("blank", "2026-01-20T09:00:00Z", "  ");
  const chosen = { _id: "letter", _type: "letter", day: "2026-02-01", pieces: [{ _ref: "untitled" }] };
  const chosenBlank = { _id: "other", _type: "letter", day: "2026-02-08", pieces: [{ _ref: "blank" }] };
  const titled = brief("titled", "2026-01-06T09:00:00Z", "A lamp");
  store.documents = [settings, titled, untitled, blank, chosen, chosenBlank];
  expect(await readLetterDays()).toEqual(["2026-01-11"]);
  expect((await readNewestLetters("en")).letters.map(({ day }) => day)).toEqual(["2026-01-11"]);
});

test("a piece that was published after the date at which its draft was begun is in the letter to come", async () => {
  const of = (_id: string, fields: object) => ({ _id, title: "A lamp", slug: { current: _id }, ...fields });
  const onMonday = { firstPublished: "2026-01-12T09:00:00.000Z" };
  store.documents = [
    { _id: "siteSettings", _type: "siteSettings", firstLetter: "2026-01-04" },
    of("early", { _type: "microBrief", publishedDate: "2026-01-06" }),
    of("brief", { _type: "microBrief", publishedDate: "2026-01-08T09:00:00Z", ...onMonday }),
    of("action", { _type: "microAction", publishedAt: "2026-01-08T09:00:00Z", ...onMonday }),
    of("word", { _type: "glossaryTerm", term: "A lamp", publishedDate: "2026-01-08T09:00:00Z", ...onMonday }),
    of("track", { _type: "track", _createdAt: "2026-01-08T09:00:00Z", ...onMonday }),
    // Scheduled on Monday for the week after.
    of("scheduled", { _type: "microBrief", publishedDate: "2026-01-20T09:00:00Z", ...onMonday }),
  ];
  const { letters } = await readNewestLetters("en");
  expect(Object.fromEntries(letters.map(({ day, fresh }) => [day, fresh.map(({ _id }) => _id)]))).toEqual({
    "2026-01-11": ["early"],
    "2026-01-18": ["brief", "action", "track", "word"],
    "2026-01-25": ["scheduled"],
  });
});

test("a preview shows a draft in the letter that it would be in if it were published now", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-13T10:00:00Z") });
  draft.isEnabled = true;
  onTestFinished(() => {
    vi.useRealTimers();
    draft.isEnabled = false;
  });
  const of = (_id: string, fields: object) => ({
    _id,
    _type: "microBrief",
    title: "A lamp",
    slug: { current: _id },
    ...fields,
  });
  store.documents = [
    { _id: "siteSettings", _type: "siteSettings", firstLetter: "2026-01-11" },
    of("out", { publishedDate: "2026-01-08" }),
    of("drafts.out", { publishedDate: "2026-01-08", slug: { current: "out" } }),
    of("drafts.begun", { publishedDate: "2026-01-08", slug: { current: "begun" } }),
    of("drafts.scheduled", { publishedDate: "2099-01-06", slug: { current: "scheduled" } }),
  ];
  const { letters } = await readNewestLetters("en");
  expect(Object.fromEntries(letters.map(({ day, fresh }) => [day, fresh.map(({ _id }) => _id)]))).toEqual({
    "2026-01-11": ["out"],
    "2026-01-18": ["begun"],
  });
});

test("a year that was mistyped makes no letters, nor holds up those of a preview", async () => {
  const brief = {
    _id: "b",
    _type: "microBrief",
    title: "A lamp",
    slug: { current: "b" },
    publishedDate: "2026-01-06",
  };
  store.documents = [{ _id: "siteSettings", _type: "siteSettings", firstLetter: "0202-01-03" }, brief];
  expect(await readLetterDays()).toEqual([]);
  const far = { _id: "far", _type: "letter", day: "9999-12-26", pieces: [{ _ref: "b" }] };
  store.documents = [{ _id: "siteSettings", _type: "siteSettings", firstLetter: "2026-01-04" }, brief, far];
  draft.isEnabled = true;
  expect(await readLetterDays()).toEqual(["2026-01-11"]);
  draft.isEnabled = false;
});

test("a Sunday on which an editor wants no letter is not said to be one on which nothing came out", async () => {
  const settings = { _id: "siteSettings", _type: "siteSettings", firstLetter: "2026-01-04" };
  const day = nextLetterDay("2026-01-04", new Date());
  store.documents = [settings];
  expect(await readNextLetter("en")).toEqual({ day, letter: null, isSkipped: false });
  store.documents = [settings, { _id: "letter", _type: "letter", day, isSkipped: true }];
  expect(await readNextLetter("en")).toEqual({ day, letter: null, isSkipped: true });
});
