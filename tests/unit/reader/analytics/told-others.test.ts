/** What the services beside our own backend are told of a page. */
import { expect, test } from "vitest";
import { addressForOthers, pageForOthers, referrerForOthers } from "#lib/reader/analytics/told-others";

const site = "https://lantern.example";

test("an address has neither what may let somebody in nor what a reader typed", () => {
  expect(addressForOthers("/search?q=minecraft&token=abc&page=2")).toBe("/search?token=***&page=2");
});

test("a page that answers a search is told by its name, and the one after it without the words", () => {
  const noted = {
    path: "/es/search",
    search: "?q=minecraft",
    url: `${site}/es/search?q=minecraft`,
    referrer: `${site}/search?q=rizz`,
    title: "«minecraft»: resultados",
    keywords: ["kept"],
  };
  expect(pageForOthers(noted)).toEqual({
    ...noted,
    search: "",
    url: `${site}/es/search`,
    referrer: `${site}/`,
    title: "Search",
  });
});

test.each(["/search", "/de/search", "/es-mx/explore"])(
  "a search in distress at %s, whose words are left out before, looks like any other",
  (path) => {
    const url = `${site}${path}`;
    const told = pageForOthers({ path, url, search: "", title: "As a search in distress is called" });
    expect(told).toEqual(pageForOthers({ path, url: `${url}?q=rizz`, search: "?q=rizz", title: "rizz" }));
  },
);

test("the page after any search names only the site, as the one after a search in distress does", () => {
  for (const path of ["/search?q=rizz", "/de/search?q=rizz&page=2", "/explore?q=dentist", "/"])
    expect(referrerForOthers(site + path), path).toBe(`${site}/`);
  expect(referrerForOthers(`${site}/glossary?q=rizz`)).toBe(`${site}/glossary`);
  expect(referrerForOthers("")).toBe("");
});

test("any other page keeps its title, and nothing is added to an event that names none", () => {
  const page = { path: "/about", search: "?from=letter", title: "About", referrer: `${site}/search?q=rizz` };
  expect(pageForOthers(page)).toEqual({ ...page, referrer: `${site}/` });
  expect(pageForOthers({ url: `${site}/search?q=rizz`, resultsCount: 3 })).toEqual({
    url: `${site}/search`,
    resultsCount: 3,
  });
});

test("the page of a call is told by its name: its title says which business, and how the call went", () => {
  const title = "Call to Elm Street Clinic: Refused | Lantern";
  for (const path of ["/call/7", "/de/call/7", "/calls"])
    expect(pageForOthers({ path, url: site + path, search: "", title }).title).not.toContain("Clinic");
});

test("a page that still has the title of the search before it is told by its name", () => {
  const title = "Dentist near Portland | Lantern";
  pageForOthers({ path: "/explore", url: `${site}/explore?q=dentist`, search: "?q=dentist", title });
  for (const path of ["/calls", "/es/calls"])
    expect(pageForOthers({ path, url: site + path, search: "", title })).toMatchObject({
      title: "Calls Management",
    });
  const own = { path: "/calls", url: `${site}/calls`, search: "", title: "My Calls | Lantern" };
  expect(pageForOthers(own)).toEqual(own);
});
