import { expect, test } from "vitest";
import { exploreAddress, parseExplore } from "#lib/product/directory/query/explore-query";

const read = (address: string) =>
  parseExplore(Object.fromEntries(new URL(address, "http://localhost").searchParams));

test("an address says what was asked for, and what was asked for makes the same address", () => {
  for (const address of [
    "/explore",
    "/explore?q=screen+repair&location=Portland%2C+OR&category=tutoring&within=8&open=1&after=abc",
    "/explore?location=",
    "/explore?q=dentist+in+Chcago&exact=1",
    "/explore?q=%C3%A9t%C3%A9&before=abc",
  ])
    expect(exploreAddress(read(address), read(address))).toBe(address);
});

test("words that are meant exactly are so until others are typed", () => {
  const exact = (address: string) => read(address).isExact;
  expect(exact("/explore?q=dentist+in+Chcago&exact=dentist+in+Chcago&open=1")).toBe(true);
  expect(exact("/explore?q=dentist+in+Bostn&exact=dentist+in+Chcago")).toBe(false);
  expect(exact("/explore?q=&exact=")).toBe(false);
});

test("a link to another list begins at its first page", () => {
  const query = read("/explore?q=tutor&after=abc");
  expect(exploreAddress(query)).toBe("/explore?q=tutor");
  expect(exploreAddress(query, { isOpen: true, search: "" })).toBe("/explore?open=1");
});

test("what does not fit in an address is as if it were not there", () => {
  expect(read("/explore?category=weapons&within=900&open=yes&q=%20%20")).toEqual(read("/explore?q="));
  expect(read("/explore?within=toString").within).toBe(read("/explore").within);
  expect(parseExplore({ q: ["one", "two"], location: " a   b " })).toMatchObject({
    search: "one",
    location: "a b",
  });
  expect(parseExplore({ q: "x".repeat(500) }).search.length).toBe(120);
  expect(read("/explore?after=a&before=b")).toMatchObject({ after: null, before: "b" });
  expect(read("/explore?after=a&before=")).toMatchObject({ after: "a", before: null });
  expect(read("/explore?after=")).toEqual(read("/explore"));
  const long = parseExplore({ q: "a ".repeat(500) });
  expect(parseExplore({ q: long.search })).toEqual(long);
});

test("a search for what is open now, and nothing else, is the filter", () => {
  for (const search of [
    "open now",
    "Open",
    "open near me",
    "Abierto ahora",
    "ouvert aujourd'hui",
    "jetzt geöffnet",
    "aberto agora",
  ])
    expect(parseExplore({ q: search }), search).toMatchObject({ search: "", isOpen: true });
  for (const search of ["open gym", "now", "open dentist now", "today", ""])
    expect(parseExplore({ q: search }), search).toMatchObject({ search, isOpen: false });
});

const after = (hour: number) => ({ is: "after", minute: hour * 60 });
const before = (hour: number) => ({ is: "before", minute: hour * 60 });
const times = (days: string[], part: object | null = null, isEither = false) => ({
  openTimes: { days, part, isEither },
});

test("words for opening times are a filter beside what is looked for, in every language", () => {
  for (const [search, sought, found] of [
    ["open on sunday", "", times(["sunday"])],
    ["Open Sundays", "", times(["sunday"])],
    ["sunday open", "", times(["sunday"])],
    ["open late", "", times([], after(20))],
    ["open late on Saturday", "", times(["saturday"], after(20))],
    ["dentist open on weekends", "dentist", times(["saturday", "sunday"])],
    ["dentist, open late", "dentist", times([], after(20))],
    ["abierto el domingo", "", times(["sunday"])],
    ["dentista abierto hasta tarde", "dentista", times([], after(20))],
    ["sonntag offen", "", times(["sunday"])],
    ["Zahnarzt am Samstag geöffnet", "Zahnarzt", times(["saturday"])],
    ["abends offen", "", times([], after(18))],
    ["ouvert le dimanche", "", times(["sunday"])],
    ["dentiste ouvert jusqu'à tard", "dentiste", times([], after(20))],
    ["aberto no domingo", "", times(["sunday"])],
    ["dentista aberto aos sábados", "dentista", times(["saturday"])],
  ] as const)
    expect(parseExplore({ q: search }), search).toMatchObject({ search, sought, isOpen: false, ...found });
  expect(parseExplore({ q: "dentist open now" })).toMatchObject({
    search: "dentist",
    sought: "dentist",
    isOpen: true,
    openTimes: null,
  });
  // A word beside a comma or a slash is a word of its own.
  for (const q of ["open now,dentist", "dentist,open now"])
    expect(parseExplore({ q }), q).toMatchObject({ sought: "dentist", isOpen: true, openTimes: null });
  expect(parseExplore({ q: "open late/pharmacy" })).toMatchObject({ sought: "pharmacy", isOpen: false });
  expect(parseExplore({ q: "Zahnarzt, der am Samstag geöffnet hat" })).toMatchObject({
    sought: "Zahnarzt, der",
    ...times(["saturday"]),
  });
  expect(parseExplore({ q: "dentist open monday through friday" })).toMatchObject({
    sought: "dentist",
    ...times(["monday", "tuesday", "wednesday", "thursday", "friday"]),
  });
  expect(parseExplore({ q: "open late today" })).toMatchObject({ isOpen: false });
  expect(parseExplore({ q: "open now and on sunday" })).toMatchObject({ isOpen: true, ...times(["sunday"]) });
  for (const search of [
    "sunday school",
    "open gym",
    "late night snacks",
    "Open House Saturday",
    "before school care",
    "after school",
    "after 6 months",
    "early childhood center",
    "Evening Star Ballet",
    "sunday",
  ])
    expect(parseExplore({ q: search }), search).toMatchObject({ search, sought: search, openTimes: null });
});

test("a part of the day is a filter too, by its hour or by its name, in every language", () => {
  const weekend = ["saturday", "sunday"];
  for (const [search, sought, found] of [
    ["open after 6 pm", "", times([], after(18))],
    ["dentist open after 6 pm", "dentist", times([], after(18))],
    ["dentist open after 6", "dentist", times([], after(18))],
    ["dentist after 6pm", "dentist", times([], after(18))],
    ["dentist after 6:30 p.m.", "dentist", times([], after(18.5))],
    ["dentist after 18:00 on Friday", "dentist", times(["friday"], after(18))],
    ["gym open before 7 am", "gym", times([], before(7))],
    ["gym before 7am", "gym", times([], before(7))],
    ["after 12 pm", "", times([], after(12))],
    ["pediatrician open evenings", "pediatrician", times([], after(18))],
    ["open late in the evening", "", times([], after(20))],
    ["open mornings", "", times([], before(12))],
    ["saturday morning dentist", "dentist", times(["saturday"], before(12))],
    ["saturday dentist open in the morning", "saturday dentist", times([], before(12))],
    ["evenings and weekends", "", times(weekend, after(18), true)],
    ["dentist evenings & weekends", "dentist", times(weekend, after(18), true)],
    ["dentist open weekends or evenings", "dentist", times(weekend, after(18), true)],
    ["open saturday and sunday evenings", "", times(weekend, after(18))],
    ["arts & crafts open late", "arts & crafts", times([], after(20))],
    ["dentista abierto después de las 6", "dentista", times([], after(18))],
    ["dentista después de las 6 de la tarde", "dentista", times([], after(18))],
    ["dentista abierto después de las 18:30", "dentista", times([], after(18.5))],
    ["pediatra antes de las 8 de la mañana", "pediatra", times([], before(8))],
    ["abierto por la mañana temprano", "", times([], before(8))],
    ["dentiste après 18h", "dentiste", times([], after(18))],
    ["dentiste ouvert après 18h30", "dentiste", times([], after(18.5))],
    ["dentiste ouvert le soir et le week-end", "dentiste", times(weekend, after(18), true)],
    ["Zahnarzt nach 18 Uhr", "Zahnarzt", times([], after(18))],
    ["Schwimmbad vor 8 Uhr geöffnet", "Schwimmbad", times([], before(8))],
    ["Kinderarzt abends und am Wochenende", "Kinderarzt", times(weekend, after(18), true)],
    ["früh morgens geöffnet", "", times([], before(8))],
    ["dentista depois das 18h", "dentista", times([], after(18))],
    ["dentista aberto à noite", "dentista", times([], after(18))],
    ["dentista à noite e no fim de semana", "dentista", times(weekend, after(18), true)],
    ["pediatra aberto antes das 8", "pediatra", times([], before(8))],
  ] as const)
    expect(parseExplore({ q: search }), search).toMatchObject({ search, sought, isOpen: false, ...found });
  // Early and late at once is more than the filter says.
  expect(parseExplore({ q: "open mornings and evenings" })).toMatchObject({ openTimes: null });
});

test("a number is searched for whichever field it is typed into, and how far the user wants to go stays", () => {
  for (const parameters of [{ q: "(415) 555-0100", location: "Home" }, { q: "(415) 555-0100" }])
    expect(parseExplore({ ...parameters, within: "8" })).toMatchObject({
      search: "(415) 555-0100",
      phone: { digits: "4155550100" },
      within: "8",
    });
  expect(parseExplore({ q: "", location: "415-555-0100" })).toMatchObject({
    search: "415-555-0100",
    phone: { digits: "4155550100" },
    location: null,
  });
  // An address, which may be spelled like a number.
  expect(parseExplore({ q: "", location: "212 Houston" })).toMatchObject({ phone: null, search: "" });
});
