/** What is kept of a visitor opens only to the browser that it is kept of. */
import { beforeAll, describe, expect, test } from "vitest";
import { believesAddresses, HttpClient, startMs } from "@/tests/support/requests/http-client";
import { siteUnderTest } from "@/tests/support/sites/site";

const track = "/api/analytics/track-user/";
const intake = "/api/analytics/events";
const link = "/api/analytics/link";
const data = "/api/visitor/data";

/** What one model of telephone says of itself, in every hand alike. */
const device = {
  fingerprint: "the-same-in-every-hand",
  screen_resolution: "390x844",
  timezone: "America/Los_Angeles",
  language: "en-US",
  referrer: "",
  gdpr_consent: true,
};
const pageView = (path: string) => ({
  event_type: "page_view",
  event_name: "A page",
  event_data: { path },
  url: `https://lantern.example${path}`,
});

let site: string;
beforeAll(async () => {
  site = (await siteUnderTest(believesAddresses)).url;
}, startMs);

async function visit(client: HttpClient, told: Record<string, unknown> = {}): Promise<string> {
  const answer = await client.post(track, { ...device, anon_id: null, ...told });
  expect(answer.status).toBe(200);
  return (answer.json as { anon_id: string }).anon_id;
}

/** A visitor with one page in its history. */
async function visitor(path: string) {
  const client = new HttpClient(site);
  const id = await visit(client);
  await open(client, path, id);
  return { client, id };
}

const open = (client: HttpClient, path: string, anon_id: string | null) =>
  client.post(intake, { events: [pageView(path)], anon_id, gdpr_consent: true });

/** What the client is told is kept of it, as text; null when it is told of nothing. */
async function keptOf(client: HttpClient, headers: Record<string, string> = {}): Promise<string | null> {
  const answer = await client.get(data, headers);
  return answer.status === 200 ? answer.text : null;
}

describe("the fingerprint", () => {
  test("finds nobody: two browsers that look alike stay two visitors", async () => {
    const first = await visitor("/first");
    const second = await visitor("/second");
    expect(second.id).not.toBe(first.id);
    expect(await keptOf(second.client)).not.toContain("/first");
    expect(await keptOf(first.client)).not.toContain("/second");
  });

  test("finds nobody by the header either", async () => {
    const first = await visitor("/first");
    const second = new HttpClient(site);
    const { json } = await second.post(
      track,
      { gdpr_consent: true },
      {
        "x-fingerprint": device.fingerprint,
        "x-screen-resolution": device.screen_resolution,
        "x-timezone": device.timezone,
      },
    );
    expect((json as { anon_id: string }).anon_id).not.toBe(first.id);
  });

  test("gives no lost id back: a browser without its cookie is a new visitor", async () => {
    const first = await visitor("/first");
    first.client.cookies.clear();
    expect(await visit(first.client)).not.toBe(first.id);
  });

  test("is deleted with its own visitor alone", async () => {
    const first = await visitor("/first");
    const second = await visitor("/second");
    expect((await second.client.delete(data)).status).toBe(204);
    expect(await keptOf(first.client)).toContain("/first");
    expect(await visit(first.client, { anon_id: first.id })).toBe(first.id);
  });
});

describe("the cookie", () => {
  test("comes with the id, and no script can read it", async () => {
    const client = new HttpClient(site);
    const answer = await client.post(track, device);
    const [line = ""] = answer.headers.getSetCookie();
    expect(line).toContain("HttpOnly");
    expect(line).toContain("SameSite=Lax");
    expect(line).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
    const secret = client.cookies.get("lantern-visitor")?.split(".").at(-1);
    expect(secret).toMatch(/.{20}/);
    expect(answer.text).not.toContain(secret);
  });

  test("brings a visitor back, with the id, with its older prefix and without it", async () => {
    const { client, id } = await visitor("/mine");
    expect(await visit(client, { anon_id: id })).toBe(id);
    expect(await visit(client, { anon_id: `anon_${id}` })).toBe(id);
    expect(await visit(client)).toBe(id);
  });

  test("changed by a character opens nothing", async () => {
    const { client, id } = await visitor("/mine");
    for (const [name, value] of client.cookies)
      client.cookies.set(name, value.slice(0, -1) + (value.endsWith("A") ? "B" : "A"));
    expect(await keptOf(client, { "x-anon-id": id })).toBeNull();
    expect(await visit(client, { anon_id: id })).not.toBe(id);
  });

  test("put together from one's own secret and another's id opens nothing", async () => {
    const victim = await visitor("/theirs");
    const thief = await visitor("/mine");
    for (const [name, value] of thief.client.cookies)
      thief.client.cookies.set(name, value.replace(thief.id, victim.id));
    expect(await keptOf(thief.client)).toBeNull();
    expect(await visit(thief.client)).not.toBe(victim.id);
  });
});

describe("who knows a visitor's id alone", () => {
  const asThief = async () => {
    const victim = await visitor("/theirs");
    return { victim, names: { "x-anon-id": victim.id } };
  };

  test("is a new visitor, and learns nothing of whether the id is one", async () => {
    const { victim } = await asThief();
    for (const anon_id of [victim.id, `anon_${victim.id}`, crypto.randomUUID()]) {
      const thief = new HttpClient(site);
      const id = await visit(thief, { anon_id });
      expect(id).not.toBe(anon_id);
      expect(id).not.toBe(victim.id);
      expect(await keptOf(thief)).not.toContain("/theirs");
    }
  });

  test("reads nothing, by header or by address, and is told the same of any id", async () => {
    const { victim } = await asThief();
    const answers = await Promise.all(
      [victim.id, crypto.randomUUID()].flatMap((id) => [
        new HttpClient(site).get(data, { "x-anon-id": id }),
        new HttpClient(site).get(`${data}?anon_id=${id}`),
      ]),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  test("deletes nothing, and is told the same of any id", async () => {
    const { victim } = await asThief();
    const statuses = new Set<number>();
    for (const id of [victim.id, crypto.randomUUID()]) {
      statuses.add((await new HttpClient(site).delete(data, { "x-anon-id": id })).status);
      statuses.add((await new HttpClient(site).delete(`${data}?anon_id=${id}`)).status);
    }
    expect(statuses.size).toBe(1);
    expect(await keptOf(victim.client)).toContain("/theirs");
  });

  test("withdraws nobody's consent", async () => {
    const { victim } = await asThief();
    const thief = new HttpClient(site);
    await thief.post(track, { ...device, gdpr_consent: false, anon_id: victim.id });
    await thief.post(track, { ...device, anon_id: victim.id }, { "sec-gpc": "1" });
    expect(await keptOf(victim.client)).toContain("/theirs");
  });

  test("puts nothing into that visitor's history", async () => {
    const { victim, names } = await asThief();
    const sent = { events: [pageView("/planted")], gdpr_consent: true };
    for (const client of [new HttpClient(site), (await visitor("/mine")).client]) {
      expect((await client.post(intake, { ...sent, anon_id: victim.id })).status).toBe(202);
      expect((await client.post(intake, sent, names)).status).toBe(202);
    }
    expect(await keptOf(victim.client)).not.toContain("/planted");
  });

  test("cannot use up that visitor's limits, nor read them", async () => {
    const { victim, names } = await asThief();
    const thief = new HttpClient(site);
    for (let batch = 0; batch < 121; batch += 1)
      expect((await thief.post(intake, { events: [], gdpr_consent: true }, names)).status).toBe(202);
    expect((await open(victim.client, "/still", victim.id)).status).toBe(202);
    const told = (await thief.get("/api/rate-limit", names)).json as Record<string, unknown>;
    expect(told.visitor).toBeUndefined();
  });

  test("links nothing to an account, and is told the same of any id", async () => {
    const { victim, names } = await asThief();
    const thief = new HttpClient(site);
    await thief.signUp();
    const known = await thief.post(link, { anon_id: victim.id });
    const unknown = await thief.post(link, { anon_id: crypto.randomUUID() });
    expect(known.json).toMatchObject({ success: false, profiles_linked: 0, profiles_failed: 1 });
    expect(known.text).toBe(unknown.text);
    await thief.post(link, {}, names);
    expect(await keptOf(thief)).not.toContain("/theirs");
    expect(await keptOf(victim.client)).toContain("/theirs");
  });
});

describe("who holds the cookie", () => {
  test("links that history to the account it signs in to", async () => {
    const { client, id } = await visitor("/before");
    await client.signUp();
    expect((await client.post(link, { anon_id: id })).json).toMatchObject({
      success: true,
      profiles_linked: 1,
    });
    expect(await keptOf(client)).toContain("/before");
  });

  test("of the visitor that is another user's sees, links and deletes nothing of theirs, and gets a new one", async () => {
    const first = await visitor("/of-the-first");
    await first.client.signUp();
    expect((await first.client.post(link, { anon_id: first.id })).json).toMatchObject({ profiles_linked: 1 });
    await open(first.client, "/still-the-first", first.id);

    const next = new HttpClient(site);
    // With the visitor's cookies alone: with those of the sign-in host, signing up would end the first user's session.
    const sameBrowser = () => {
      for (const [name, value] of first.client.cookies)
        if (name.startsWith("lantern-")) next.cookies.set(name, value);
    };
    sameBrowser();
    expect(await keptOf(next)).toBeNull();
    await next.signUp();
    sameBrowser();
    const refused = { success: false, profiles_linked: 0, profiles_failed: 1 };
    expect((await next.post(link, { anon_id: first.id })).json).toMatchObject(refused);
    expect(await keptOf(next)).not.toContain(first.id);
    expect((await next.delete(data)).status).toBe(204);
    const kept = (await keptOf(first.client)) ?? "";
    for (const theirs of [first.id, "/of-the-first", "/still-the-first"]) expect(kept).toContain(theirs);

    sameBrowser();
    const id = await visit(next, { anon_id: first.id });
    expect(id).not.toBe(first.id);
    await open(next, "/of-the-next", id);
    expect((await next.post(link, { anon_id: id })).json).toMatchObject({
      success: true,
      profiles_linked: 1,
    });
    expect(await keptOf(next)).toContain("/of-the-next");
    expect(await visit(first.client, { anon_id: first.id })).toBe(first.id);
  });

  test("has it deleted, and the cookie goes with it", async () => {
    const { client, id } = await visitor("/mine");
    expect((await client.delete(data, { "x-anon-id": id })).status).toBe(204);
    expect(client.cookies.size).toBe(0);
    expect(await keptOf(client, { "x-anon-id": id })).toBeNull();
  });

  test("withdraws consent by one request, which deletes what was kept", async () => {
    const { client, id } = await visitor("/mine");
    const cookies = new Map(client.cookies);
    const answer = await client.post(track, { gdpr_consent: false, anon_id: id });
    expect(answer.json).toEqual({ anon_id: null });
    expect(client.cookies.size).toBe(0);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    expect(await keptOf(client)).toBeNull();
  });

  test("withdraws consent while signed in, and what was counted for the account goes too", async () => {
    const { client, id } = await visitor("/before");
    await client.signUp();
    await client.post(link, { anon_id: id });
    await open(client, "/since", id);
    for (const counted of [id, "/before", "/since"]) expect(await keptOf(client)).toContain(counted);
    await client.post(track, { gdpr_consent: false, anon_id: id });
    const kept = await keptOf(client);
    expect(kept).toContain('"user_id"');
    for (const counted of [id, "/before", "/since"]) expect(kept).not.toContain(counted);
  });

  test.each([
    ["the user who is signed in", (user: string) => user, true],
    ["an older page, which says nobody's name", () => undefined, true],
    ["another user", () => "user_of_before", false],
    ["a reader who was not signed in", () => "", false],
  ])(
    "tells the no of %s, and what was counted for the account goes only with its own",
    async (_, nameOf, isOwn) => {
      const { client, id } = await visitor("/before");
      const browser = new Map(client.cookies);
      await client.signUp();
      for (const name of browser.keys()) client.cookies.delete(name);
      await open(client, "/on-another-device", null);
      const kept = (await keptOf(client)) ?? "";
      expect(kept).toContain("/on-another-device");
      const { user_id } = (JSON.parse(kept) as { user: { user_id: string } }).user;
      for (const [name, value] of browser) client.cookies.set(name, value);
      const no = { gdpr_consent: false, anon_id: id, signed_in_as: nameOf(user_id) };
      expect((await client.post(track, no)).json).toEqual({ anon_id: null });
      expect([...client.cookies.keys()].filter((name) => browser.has(name))).toEqual([]);
      const left = await keptOf(client);
      if (isOwn) expect(left).not.toContain("/on-another-device");
      else expect(left).toContain("/on-another-device");
      const visitorOnly = new HttpClient(site);
      for (const [name, value] of browser) visitorOnly.cookies.set(name, value);
      expect(await keptOf(visitorOnly)).toBeNull();
    },
  );

  test("leaves the visitor of the browser alone where a no is told for its user alone, and the user where it is another's", async () => {
    const { client, id } = await visitor("/before");
    const browser = new Map(client.cookies);
    await client.signUp();
    for (const name of browser.keys()) client.cookies.delete(name);
    await open(client, "/on-another-device", null);
    const { user_id } = (JSON.parse((await keptOf(client)) ?? "") as { user: { user_id: string } }).user;
    for (const [name, value] of browser) client.cookies.set(name, value);
    const no = { gdpr_consent: false, user_only: true };
    for (const [signed_in_as, isGone] of [
      ["user_of_before", false],
      [user_id, true],
    ] as const) {
      expect((await client.post(track, { ...no, signed_in_as })).json).toEqual({ anon_id: null });
      expect((await keptOf(client))?.includes("/on-another-device")).toBe(!isGone);
    }
    const visitorOnly = new HttpClient(site);
    for (const [name] of browser) visitorOnly.cookies.set(name, client.cookies.get(name) ?? "");
    expect(await keptOf(visitorOnly)).toContain(id);
  });

  test("keeps screen, time zone and language when a later visit does not say them", async () => {
    const { client, id } = await visitor("/mine");
    await client.post(track, { gdpr_consent: true, anon_id: id });
    expect(JSON.parse((await keptOf(client)) ?? "{}")).toMatchObject({
      visitor: {
        visitor: { screen_resolution: "390x844", timezone: "America/Los_Angeles", language: "en-US" },
      },
    });
  });
});
