/** No text from outside fails a request: half characters, NUL, and emoji at the very place where a text is cut. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { believesAddresses, HttpClient, startMs } from "@/tests/support/requests/http-client";
import { siteUnderTest } from "@/tests/support/sites/site";

/** Texts that a careless slice or an insert stumbles over. */
const hostile = {
  "a lone first half": "a \ud83d b",
  "a lone second half": "a \ude00 b",
  NUL: "a \0 b",
  "an emoji across the cut": `${"x".repeat(199)}😀${"y".repeat(400)}`,
  "an emoji across another cut": `${"x".repeat(254)}😀${"y".repeat(4_000)}`,
  "emoji all through": "👨‍👩‍👧‍👦".repeat(60),
};
const texts = Object.entries(hostile);
/** As much of a text as fits into an address, which is more than any field of one takes. */
const query = (text: string) => encodeURIComponent(Array.from(text).slice(0, 260).join("").toWellFormed());

let site: string;
beforeAll(async () => {
  site = (await siteUnderTest(believesAddresses)).url;
}, startMs);

describe.each(texts)("%s", (_, text) => {
  const anybody = () => new HttpClient(site);

  test("in a search finds what it finds", async () => {
    for (const path of ["/search", "/api/search/suggest", "/micro-briefs", "/glossary", "/micro-actions"]) {
      const answer = await anybody().get(`${path}?q=${query(text)}`);
      expect(answer.status, path).toBe(200);
      expect(answer.text, path).not.toContain("\0");
    }
    for (const path of [`/?category=${query(text)}`, `/api/feed?topic=${query(text)}&after=${query(text)}`])
      expect((await anybody().get(path)).status, path).toBeLessThan(500);
  });

  test("in a form for an address is an address that is none", async () => {
    for (const path of ["/api/newsletter", "/api/waitlist"]) {
      const fields = { emailAddress: `${text}@example.org`, language: "de" };
      const json = await anybody().post(path, fields);
      expect(json.status, path).toBe(400);
      expect(json.json).toMatchObject({ errors: { emailAddress: expect.any(String) as string } });
      const form = new URLSearchParams({ ...fields, emailAddress: fields.emailAddress.toWellFormed() });
      expect((await anybody().post(path, form)).status, path).toBe(303);
    }
  });

  test("in feedback is kept, or refused for its length", async () => {
    const subject = { type: "brief", slug: "group-chat-you-cant-leave" };
    const answer = await anybody().post("/api/feedback", { subject, helpful: false, comment: text });
    expect(answer.status).toBe(text.length > 1_000 ? 400 : 204);
    const unknown = { subject: { type: "brief", slug: text }, helpful: true };
    expect([400, 404]).toContain((await anybody().post("/api/feedback", unknown)).status);
  });

  test("in a visit is kept, cut and mended", async () => {
    const client = anybody();
    const told = ["fingerprint", "screen_resolution", "timezone", "language", "referrer", "anon_id"];
    for (const field of told) {
      const visit = { gdpr_consent: true, [field]: text };
      const { status, text: said } = await client.post("/api/analytics/track-user/", visit);
      expect(status, `${field}: ${said}`).toBe(200);
    }
    // An escape is how JSON would write what is no character.
    expect((await client.get("/api/visitor/data")).text).not.toMatch(/\\u(?:0000|d[89a-f])/i);
  });

  test("in what a signed-in user sends fails nothing", async () => {
    const client = anybody();
    await client.signUp();
    const send = async (method: string, path: string, body: unknown) => {
      const { status, text: said } = await client.call(method, path, { body });
      expect(status, `${method} ${path}: ${said}`).toBeLessThan(500);
      return status;
    };
    const formOf = (fields: Record<string, string>) =>
      new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]));
    const place = { name: text, address: text, place: "portland-or" };
    const call = { businessId: text, request: text, language: text, callbackNumber: text };
    for (const as of [(fields: Record<string, string>) => fields, formOf]) {
      await send("POST", "/api/locations", as(place));
      await send("POST", "/api/account/name", as({ firstName: text, lastName: text }));
      await send("POST", "/api/account/settings", as({ language: text, theme: text, callBackNumber: text }));
      await send("POST", "/api/calls", as({ ...call, idempotencyKey: randomUUID() }));
    }
    const own = (await client.call("GET", "/api/progress")).json as { owner: string };
    const saved = `saved /micro-briefs/x`;
    await send("PUT", "/api/progress", {
      owner: own.owner,
      entries: { [saved]: { on: true, at: 1, kind: "brief", title: text.slice(0, 200) } },
    });
    await send("PUT", "/api/progress", {
      owner: own.owner,
      entries: { [`read /micro-briefs/${text.replaceAll(" ", "-")}`]: { on: true, at: 1 } },
    });
    for (const path of [
      `/api/explore?q=${query(text)}&location=${query(text)}`,
      `/api/explore?after=${Buffer.from(JSON.stringify([text.slice(0, 200), randomUUID(), false])).toString("base64url")}`,
      `/api/calls?before=${query(text)}`,
    ])
      expect((await client.get(path)).status, path).toBeLessThan(500);
    expect((await client.get("/api/visitor/data")).status).toBe(200);
  });
});

test("a form that outlived its session comes back with what was typed", async () => {
  const form = new URLSearchParams({ businessId: `${"x".repeat(199)}😀`, request: "Ask.", language: "en" });
  const answer = await new HttpClient(site).post("/api/calls", form);
  expect(answer.status).toBe(303);
});
