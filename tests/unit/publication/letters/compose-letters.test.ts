import { expect, test } from "vitest";
import {
  composeLetters,
  piecesOf,
  type Candidate,
  type Choice,
  type Edition,
} from "#lib/publication/letters/compose-letters";
import { months, seasons } from "#lib/publication/letters/seasons";
import { readDataset } from "@/scripts/content/dataset-file";
import { letterDays } from "#lib/base/site/letter-days";

/** The Sunday that these tests look at, and a day of the week it tells of. */
const day = "2027-02-14";
const inWeek = (hour: number, weekday = 9) =>
  `2027-02-${String(weekday).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00Z`;

const piece = (_id: string, given: Partial<Candidate> = {}): Candidate => ({
  _id,
  _type: "microBrief",
  since: "2026-11-21T09:00:00Z",
  reviews: ["2026-11-21"],
  subjects: [],
  ...given,
});
const edition = (given: Partial<Edition> = {}): Edition => ({
  day,
  isSkipped: false,
  pieces: [],
  seasonal: null,
  ...given,
});
const letterOf = (pieces: readonly Candidate[], editions: readonly Edition[] = [], on = day): Choice | null =>
  composeLetters({ first: on, last: on }, pieces, editions)[0] ?? null;

const many = (count: number, prefix: string, given: (index: number) => Partial<Candidate>) =>
  Array.from({ length: count }, (_, index) =>
    piece(`${prefix}-${String(index).padStart(3, "0")}`, given(index)),
  );

test("a letter shows the newest of what came out that week, and counts the rest", () => {
  const pieces = [
    ...many(5, "brief", (index) => ({ since: inWeek(index) })),
    ...many(2, "action", (index) => ({ _type: "microAction", since: inWeek(index) })),
    ...many(4, "term", (index) => ({ _type: "glossaryTerm", since: inWeek(index) })),
    piece("track", { _type: "track", since: inWeek(0) }),
  ];
  expect(letterOf(pieces)).toMatchObject({
    day,
    fresh: [
      ...["brief-004", "brief-003", "brief-002"],
      ...["action-001", "action-000", "track"],
      ...["term-003", "term-002", "term-001"],
    ],
    rest: { microBrief: 2, glossaryTerm: 1 },
    checked: [],
  });
});

test("the week is Sunday to Saturday in UTC, to the second", () => {
  const moments = {
    before: "2027-02-06T23:59:59Z",
    first: "2027-02-07T00:00:00Z",
    last: "2027-02-13T23:59:59Z",
    after: "2027-02-14T00:00:00Z",
  };
  const pieces = Object.entries(moments).map(([id, since]) => piece(id, { since }));
  expect(letterOf(pieces)?.fresh).toEqual(["last", "first"]);
  expect(letterOf(pieces, [], "2027-02-07")?.fresh).toEqual(["before"]);
  expect(letterOf(pieces, [], "2027-02-21")?.fresh).toEqual(["after"]);
});

test("a moment in the time of another zone falls into its week in UTC", () => {
  const pieces = [
    piece("saturday", { since: "2027-02-07T01:30:00+02:00" }),
    piece("sunday", { since: "2027-02-13T23:30:00-05:00" }),
    piece("unreadable", { since: "on Friday" }),
  ];
  expect(letterOf(pieces, [], "2027-02-07")?.fresh).toEqual(["saturday"]);
  expect(letterOf(pieces)).toBeNull();
  expect(letterOf(pieces, [], "2027-02-21")?.fresh).toEqual(["sunday"]);
});

test("what was reviewed that week is named, unless it came out that week itself", () => {
  const pieces = [
    piece("old", { reviews: ["2027-02-10"] }),
    piece("new", { since: inWeek(9), reviews: ["2027-02-10"] }),
    piece("elsewhen", { reviews: ["2027-02-14", "2027-02-06"] }),
  ];
  expect(letterOf(pieces)).toMatchObject({ fresh: ["new"], checked: ["old"] });
});

test("a week in which nothing came out and nothing was reviewed has no letter", () => {
  const seasonal = piece("for-february", { subjects: ["safety"] });
  expect(letterOf([seasonal])).toBeNull();
  expect(letterOf([seasonal, piece("reviewed", { reviews: ["2027-02-10"] })])).toMatchObject({
    fresh: [],
    checked: ["reviewed"],
  });
});

test("the older piece fits the month best, and is an action in a week without a new one", () => {
  const safe = piece("safe", { subjects: ["safety"] });
  const safer = piece("safer", { subjects: ["safety", "strangers-online"] });
  const todo = piece("todo", { _type: "microAction", subjects: ["safety"] });
  const games = piece("games", { subjects: ["gaming", "screen-time"] });
  const newBrief = piece("new", { since: inWeek(9) });
  const newAction = piece("do", { _type: "microAction", since: inWeek(9) });
  const library = [safe, safer, todo, games, newBrief];
  expect(letterOf([...library, newAction])?.seasonal).toBe("safer");
  expect(letterOf(library)?.seasonal).toBe("todo");
  expect(letterOf([games, newBrief, newAction])?.seasonal).toBeNull();
});

test("a library younger than a week gives one of its own pieces for the season, none twice", () => {
  const pieces = many(6, "brief", (index) => ({ since: inWeek(index), subjects: ["safety"] }));
  const action = piece("action", { _type: "microAction", since: inWeek(1) });
  const letter = letterOf([...pieces, action]);
  expect(letter?.seasonal).toMatch(/^brief-00[012]$/);
  expect(new Set(letter && piecesOf(letter)).size).toBe(5);
});

/** A library that grows and is reviewed week by week, for a year. */
const year = {
  first: "2027-01-03",
  last: "2027-12-26",
};
const growing: Candidate[] = [
  ...many(120, "old", (index) => ({
    _type: index % 3 === 0 ? "microAction" : "microBrief",
    subjects: [Object.values(seasons)[index % 12]?.[0] ?? "", "friendship"],
  })),
  ...many(52, "new", (index) => ({
    since: `${letterDays(year.first, year.last)[index]}T08:00:00Z`,
    subjects: ["gaming"],
  })),
];

test("no older piece comes again within half a year", () => {
  const seasonal = composeLetters(year, growing, []).map((letter) => letter.seasonal);
  expect(seasonal.length).toBeGreaterThan(50);
  for (const [index, id] of seasonal.entries())
    expect(seasonal.slice(Math.max(0, index - 26), index), String(id)).not.toContain(id);
});

test("after half a year the only piece that fits may come again", () => {
  const days = letterDays(year.first, year.last);
  const weekly = many(52, "new", (index) => ({ since: `${days[index]}T08:00:00Z` }));
  const fitting = piece("fitting", { subjects: Object.values(seasons).flat() });
  const letters = composeLetters(year, [fitting, ...weekly], []);
  expect(letters.flatMap(({ seasonal }, index) => (seasonal === null ? [] : [index]))).toEqual([0, 27]);
});

test("an old letter stays as it was, whatever becomes of the library later", () => {
  const before = composeLetters(year, growing, []).slice(0, 20);
  const choices = (pieces: readonly Candidate[]) => composeLetters(year, pieces, []).slice(0, 20);
  const lately = many(40, "late", (index) => ({
    since: `2027-11-0${(index % 9) + 1}T08:00:00Z`,
    subjects: ["safety", "gaming"],
  }));
  expect(choices([...growing, ...lately])).toEqual(before);
  const reviewedAgain = growing.map((one) => ({ ...one, reviews: [...one.reviews, "2027-12-01"] }));
  expect(choices(reviewedAgain)).toEqual(before);
  expect(choices(growing.toReversed())).toEqual(before);
  // One that no letter shows is withdrawn: no other takes its place anywhere.
  const shown = new Set(before.flatMap(piecesOf));
  const unseen = growing.find(({ _id }) => !shown.has(_id));
  expect(choices(growing.filter((one) => one !== unseen))).toEqual(before);
});

test("a review that was followed by another one still counts in its own week", () => {
  const pieces = [piece("old", { reviews: ["2026-11-21", "2027-02-10", "2027-06-01"] })];
  expect(letterOf(pieces)?.checked).toEqual(["old"]);
});

test("what an editor chose stands in place of the rule, piece by piece", () => {
  const pieces = [
    piece("new", { since: inWeek(9) }),
    piece("mine"),
    piece("season", { _type: "microAction", subjects: ["safety"] }),
  ];
  expect(letterOf(pieces, [edition({ pieces: ["mine"] })])).toMatchObject({
    chosen: ["mine"],
    fresh: [],
    seasonal: "season",
    rest: {},
  });
  expect(letterOf(pieces, [edition({ seasonal: "mine" })])).toMatchObject({
    fresh: ["new"],
    seasonal: "mine",
  });
  expect(letterOf(pieces, [edition({ isSkipped: true })])).toBeNull();
  expect(letterOf(pieces, [edition({ day: "2027-02-21", isSkipped: true })])).not.toBeNull();
  // Also in a week that the rule gives no letter.
  expect(letterOf([piece("mine")], [edition({ pieces: ["mine"] })])?.chosen).toEqual(["mine"]);
});

test("what an editor wants for the season stands in the letter once, also when it came out or was reviewed that week", () => {
  const pieces = [piece("new", { since: inWeek(9) }), piece("reviewed", { reviews: ["2027-02-09"] })];
  for (const seasonal of ["new", "reviewed"]) {
    const letter = letterOf(pieces, [edition({ seasonal })]);
    expect(letter && piecesOf(letter)).toEqual(["new", "reviewed"]);
  }
  const both = letterOf(pieces, [edition({ pieces: ["new", "reviewed"], seasonal: "reviewed" })]);
  expect(both && piecesOf(both)).toEqual(["new", "reviewed"]);
});

test("there is no letter before the first Sunday", () => {
  expect(composeLetters({ first: "2027-02-21", last: "2027-02-14" }, growing, [])).toEqual([]);
  expect(composeLetters({ first: "2027-03-07", last: "2027-03-14" }, growing, [])[0]?.day).toBe("2027-03-07");
});

test("each month has subjects, all of which the shipped library knows", async () => {
  const documents = await readDataset("lib/local/dataset/lantern.ndjson");
  const known = documents
    .filter(({ type }) => type === "category" || type === "topic")
    .map(({ slug }) => slug);
  for (const month of months) {
    expect(seasons[month].length, month).toBeGreaterThanOrEqual(3);
    expect(
      seasons[month].filter((subject) => !known.includes(subject)),
      month,
    ).toEqual([]);
  }
});
