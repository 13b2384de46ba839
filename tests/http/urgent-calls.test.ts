/** Whom to call at once, where the request of a call tells that there may be no time for one. */
import { expect, test } from "vitest";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { siteUnderTest } from "@/tests/support/sites/site";

const urgent = "My son swallowed a button battery, can we come now?";

async function user() {
  const { url } = await siteUnderTest();
  const browser = await SignedInBrowser.signedUp(url);
  return (body: unknown, query = "") =>
    browser.ask(`/api/calls/urgency${query}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
}

test("the request of a call that tells of an emergency is answered with whom to call, in the page's language", async () => {
  const judge = await user();
  const answer = await judge({ request: urgent, language: "en" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const { lines } = (await answer.json()) as { lines: { title: string; groups: { lines: unknown[] }[] } };
  expect(lines.title).toBe("Get help now");
  expect(JSON.stringify(lines.groups)).toContain("tel:911");
  const german = await judge(
    { request: "Mein Sohn hat eine Knopfzelle verschluckt", language: "de" },
    "?locale=de",
  );
  expect(await german.text()).toContain("Hilfe");
  // On an English page, for a call in Spanish.
  const spanish = await judge({ request: "Mi hijo se ha tragado una pila", language: "es" });
  expect(await spanish.text()).toContain("Get help now");
});

test("no other request is, and what is no request is refused", async () => {
  const judge = await user();
  const usual = await judge({ request: "Is there a class on Saturday?", language: "en" });
  expect(await usual.json()).toEqual({ lines: null });
  for (const wrong of [
    { request: 1, language: "en" },
    { request: urgent, language: "tlh" },
  ])
    expect((await judge(wrong)).status).toBe(400);
  const { url } = await siteUnderTest();
  expect((await fetch(`${url}/api/calls/urgency`, { method: "POST" })).status).toBe(401);
});
