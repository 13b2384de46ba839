/** What is stored of an event that holds a search in distress, and what of any other. */
import { expect, test } from "vitest";
import { asksForHelp } from "#lib/publication/search/help-words";
import { checkEvent, type CatalogueEvent, type CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import { withoutPrivateSearch, withoutPrivateWords } from "#lib/reader/analytics/private-search";

const site = "https://lantern.example";
const at = "2026-11-28T10:00:00.000Z";

function stored(event: CatalogueEvent): CheckedEvent {
  const checked = checkEvent({ ...event, signed_in_as: "user_ada" });
  if ("detail" in checked) throw new Error(checked.detail);
  return withoutPrivateSearch(checked, asksForHelp);
}
const viewOf = (path: string, search: string, more: object = {}): CatalogueEvent => ({
  event_type: "page_view",
  event_name: "Search",
  event_data: { path, search, title: "A title", ...more },
  url: `${site}${path}${search}`,
  timestamp: at,
});
const searchFor = (query: string, path = "/search"): CatalogueEvent => ({
  event_type: "custom",
  event_name: "Content Search",
  event_data: { query, resultsCount: 3, url: `${site}${path}?q=${encodeURIComponent(query)}` },
  url: `${site}${path}?q=${encodeURIComponent(query)}`,
  timestamp: at,
});

test.each([
  ["/search", "my son wants to die"],
  ["/de/search", "meine Tochter ritzt sich"],
  ["/es-mx/search", "mi hija se corta"],
  ["/glossary", "self-harm"],
])("a view of %s, where a reader typed '%s', is one without words", (path, words) => {
  const search = `?q=${encodeURIComponent(words)}`;
  expect(stored(viewOf(path, `${search}&page=2`))).toMatchObject({
    url: `${site}${path}?page=2`,
    data: { path, search: "?page=2", title: "" },
    signedInAs: "user_ada",
  });
  // The page after it carries its address too.
  const after = stored(viewOf("/about", "", { referrer: `${site}${path}${search}` }));
  expect(after).toMatchObject({ data: { referrer: site + path, title: "A title" } });
});

test("of a search in distress, only that there was one is stored, and it is nobody's", () => {
  for (const event of [searchFor("she wants to die"), searchFor("quiere morir", "/es/search"), searchFor("")])
    expect(stored(event)).toMatchObject({
      name: "Content Search",
      data: {},
      url: "/",
      signedInAs: null,
      isNobodys: true,
    });
});

test("any other search is stored as it is", () => {
  for (const event of [
    searchFor("rizz"),
    viewOf("/search", "?q=minecraft"),
    viewOf("/search", "?q=qqqzzz"),
  ]) {
    const checked = checkEvent(event);
    expect(withoutPrivateSearch(checked as CheckedEvent, asksForHelp)).toEqual(checked);
  }
});

const searchForBusinesses = (query: string, search: string): CatalogueEvent => ({
  event_type: "business_search",
  event_name: "Business Search",
  event_data: { query, location: "Portland", results_count: 2, url: `${site}/explore${search}` },
  url: `${site}/explore${search}`,
  timestamp: at,
});

test("a search of the directory loses its words, and keeps its place and number", () => {
  const search = "?q=suicide+help&location=Portland";
  expect(stored(searchForBusinesses("suicide help", search)).data).toEqual({
    query: "",
    location: "Portland",
    results_count: 2,
    url: `${site}/explore?location=Portland`,
  });
  const choice: CatalogueEvent = {
    event_type: "custom",
    event_name: "Business Selected",
    event_data: { businessId: "b1", businessName: "B", source: "explore", searchQuery: "suicide help" },
    url: `${site}/explore${search}`,
    timestamp: at,
  };
  expect(stored(choice).data).toMatchObject({ businessId: "b1", searchQuery: "" });
});

test("a search whose address names no place is nobody's: without words, it would be known for what it is", () => {
  for (const event of [
    searchForBusinesses("suicide help", "?q=suicide+help"),
    searchForBusinesses("", "?category=health"),
  ])
    expect(stored(event)).toMatchObject({ name: "business_search", data: {}, url: "/", isNobodys: true });
  // As a page may report it by its name.
  const named: CatalogueEvent = {
    event_type: "custom",
    event_name: "Business Search",
    event_data: { query: "suicide help", location: "Portland", resultsCount: 2 },
    url: `${site}/explore?q=suicide+help`,
    timestamp: at,
  };
  expect(stored(named)).toMatchObject({ name: "Business Search", data: {}, url: "/", isNobodys: true });
  for (const event of [
    searchForBusinesses("", "?q=&location="),
    searchForBusinesses("dentist", "?q=dentist"),
  ])
    expect(stored(event)).toMatchObject({ data: { location: "Portland" }, signedInAs: "user_ada" });
});

test("an error and the way through the gate lose the words in their addresses", () => {
  const address = `${site}/search?q=wants+to+die`;
  const error: CatalogueEvent = {
    event_type: "error",
    event_name: "error",
    event_data: { error_type: "t", error_message: `not found: ${address}`, context: { page: address } },
    url: `${site}/about`,
    timestamp: at,
  };
  expect(stored(error).data).toMatchObject({
    error_message: `not found: ${site}/search`,
    context: { page: `${site}/search` },
  });
  const gate = `/sign-in?redirect_url=${encodeURIComponent("/explore?q=wants+to+die")}`;
  expect(JSON.stringify(stored(viewOf("/sign-in", "", { referrer: site + gate })))).not.toContain("die");
});

test("where a visitor came from is stored without such words", () => {
  expect(withoutPrivateWords(`${site}/fr/search?q=envie+de+mourir`, asksForHelp)).toBe(`${site}/fr/search`);
  expect(withoutPrivateWords("https://www.example.org/?q=suicide", asksForHelp)).toBe(
    "https://www.example.org/",
  );
  const ordinary = `${site}/search?q=minecraft`;
  expect(withoutPrivateWords(ordinary, asksForHelp)).toBe(ordinary);
});
