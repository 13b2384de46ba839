/** Who mistypes a city among the words of a search finds what is in that city, is told so, and can ask for the very words. */
import { beforeAll, expect, test } from "vitest";
import german from "@/messages/de/explore.json" with { type: "json" };
import english from "@/messages/en/explore.json" with { type: "json" };
import mexican from "@/messages/es-mx/explore.json" with { type: "json" };
import spanish from "@/messages/es/explore.json" with { type: "json" };
import french from "@/messages/fr/explore.json" with { type: "json" };
import helpLines from "@/messages/en/help-lines.json" with { type: "json" };
import portuguese from "@/messages/pt/explore.json" with { type: "json" };
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { attributes, markupOf, textOf } from "@/tests/support/requests/pages";
import { siteUnderTest } from "@/tests/support/sites/site";

let browser: SignedInBrowser;
beforeAll(async () => {
  const { url } = await siteUnderTest();
  browser = await SignedInBrowser.signedUp(url);
});

async function read(address: string): Promise<string> {
  const answer = await browser.ask(address);
  expect(answer.status, address).toBe(200);
  return answer.text();
}

type List = { businesses: { id: string }[]; place: string | null };
const listOf = async (q: string, more = "") =>
  JSON.parse(
    await read(`/api/explore?${new URLSearchParams({ q, location: "" }).toString()}${more}`),
  ) as List;

test.each([
  ["", "dentist in Chcago", "Chcago", "Chicago, IL", english],
  ["", "piano lessons near Bostn", "Bostn", "Boston, MA", english],
  ["/es", "dentista en Chicgo", "Chicgo", "Chicago, IL", spanish],
  ["/es-mx", "dentista cerca de Chicgo", "Chicgo", "Chicago, IL", mexican],
  ["/fr", "dentiste près de Bostn", "Bostn", "Boston, MA", french],
  ["/de", "Zahnarzt in der Nähe von Chcago", "Chcago", "Chicago, IL", german],
  ["/pt", "dentista em Chicgo", "Chicgo", "Chicago, IL", portuguese],
] as const)("%s: %s", async (prefix, q, typed, place, { results }) => {
  const address = (more: Record<string, string> = {}) =>
    `${prefix}/explore?${new URLSearchParams({ q, location: "", ...more }).toString()}`;
  const meant = results.placeMeant.replace("{typed}", typed).replace("{place}", place);
  const page = await read(address());
  expect(textOf(page)).toContain(meant);
  expect(textOf(page)).toContain(results.exactWords);
  expect(attributes(page, "input", "value")).toContain(place);
  expect(attributes(page, "a", "href")).toContain(address({ exact: "1" }));
  const exact = await read(address({ exact: "1" }));
  expect(textOf(exact)).not.toContain(meant);
  expect(attributes(exact, "input", "value")).toContain(q);
  // The form on that page asks for the same words again.
  const again = await read(address({ exact: q, open: "1" }));
  expect(exact).toContain('name="exact"');
  expect(textOf(again)).not.toContain(meant);
});

test("the list is that of the city", async () => {
  const mistyped = await listOf("dentist in Chcago");
  const right = await listOf("dentist in Chicago");
  expect(mistyped).toEqual(right);
  expect(mistyped.place).toBe("Chicago, IL");
  expect(mistyped.businesses).toHaveLength(5);
  expect((await listOf("dentist in Chcago", "&exact=1")).place).toBeNull();
});

test("what somebody learns is no city", async () => {
  for (const q of ["lessons in judo", "class in spanish", "tutor in latin", "therapist in person"])
    expect((await listOf(q)).place, q).toBeNull();
});

test("a cry for help stays as it is typed, with its help lines before all else", async () => {
  const q = "my son wants to die in Chcago";
  const page = markupOf(await read(`/explore?${new URLSearchParams({ q, location: "" }).toString()}`));
  expect(attributes(page, "input", "value")).toContain(q);
  const lines = page.indexOf(helpLines.boxTitle);
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThan(page.indexOf('id="explore-search"'));
});
