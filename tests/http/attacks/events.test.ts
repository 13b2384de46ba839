/** Events without consent name nobody, and one bad event costs no other. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageName } from "#lib/reader/analytics/page-names";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { events, visitors } from "#lib/platform/server/database/schema";
import { believesAddresses, HttpClient, startMs } from "@/tests/support/requests/http-client";
import { siteUnderTest } from "@/tests/support/sites/site";
import { dataFolderWithDatabase, startSite, type SiteServer } from "@/tests/support/sites/site-server";

const intake = "/api/analytics/events";
const pageView = (path: string, more: Record<string, unknown> = {}) => ({
  event_type: "page_view",
  event_name: "Somebody's page",
  event_data: {
    path,
    search: "?email=ada@example.org",
    title: "Ada's page",
    referrer: "https://ada.example/",
  },
  url: `https://lantern.example${path}?email=ada@example.org#ada`,
  timestamp: new Date().toISOString(),
  ...more,
});

describe("without consent", () => {
  const folder = dataFolderWithDatabase();
  let site: SiteServer;
  beforeAll(async () => {
    site = await startSite({ ...believesAddresses, LANTERN_DATA_DIR: folder.path });
  }, startMs);
  afterAll(async () => {
    await site.stop();
    folder.remove();
  });

  test("nothing is kept that names anybody, and the answer has its usual shape", async () => {
    const reader = new HttpClient(site.url);
    const { json } = await reader.post("/api/analytics/track-user/", { gdpr_consent: true });
    const { anon_id } = json as { anon_id: string };
    await reader.signUp();
    const call = crypto.randomUUID();
    const batch = [
      pageView("/micro-briefs/one"),
      pageView(`/call/${call}`, { event_id: crypto.randomUUID() }),
      {
        ...pageView("/explore"),
        event_type: "business_search",
        event_data: { query: "ada's dentist", location: "Adatown", results_count: 3 },
      },
      {
        ...pageView("/sign-up"),
        event_type: "custom",
        event_name: "User Signed Up",
        event_data: { method: "email", userId: "user_ada" },
      },
      { ...pageView("/"), event_type: "no_such_type" },
    ];
    for (const consent of [{}, { gdpr_consent: false }, { gdpr_consent: null }]) {
      const answer = await reader.post(
        intake,
        { events: batch, anon_id, ...consent },
        { "x-anon-id": anon_id },
      );
      expect(answer.status).toBe(202);
      expect(answer.json).toEqual({
        accepted: 4,
        rejected: [{ index: 4, detail: expect.any(String) as string }],
      });
    }
    const signalled = await reader.post(intake, { events: batch, gdpr_consent: true }, { "sec-gpc": "1" });
    expect(signalled.json).toEqual({ accepted: 0, rejected: [] });

    await site.stop();
    const opened = await openEmbedded(folder.path);
    const kept = await opened.database.select().from(events);
    const known = await opened.database.select().from(visitors);
    await opened.close();
    expect(known.map(({ id }) => id)).toEqual([anon_id]);
    const text = JSON.stringify(kept);
    for (const name of [anon_id, "user_", "ada", "Ada", "Somebody", "?", "#", call])
      expect(text).not.toContain(name);
    for (const row of kept) expect(row).toMatchObject({ visitorId: null, userId: null, sentId: null });
    expect(kept).toHaveLength(12);
  });
});

describe("a batch", () => {
  let client: HttpClient;
  let anonId: string;
  beforeAll(async () => {
    client = new HttpClient((await siteUnderTest(believesAddresses)).url);
    const { json } = await client.post("/api/analytics/track-user/", { gdpr_consent: true });
    anonId = (json as { anon_id: string }).anon_id;
  }, startMs);

  const send = async (...sent: unknown[]) =>
    (await client.post(intake, { events: sent, anon_id: anonId, gdpr_consent: true })) as {
      status: number;
      json: { accepted: number; rejected: { index: number }[] };
    };
  const failure = (error_message: string, context?: unknown) => ({
    event_type: "error",
    event_name: "Error Occurred",
    event_data: { error_type: "TypeError", error_message, context },
    url: "https://lantern.example/",
  });
  const keptText = async () => (await client.get("/api/visitor/data")).text;

  test("with a message of 499 letters and an emoji is kept, the message whole", async () => {
    const message = `${"a".repeat(499)}😀`;
    expect((await send(failure(message), pageView("/beside"))).json).toEqual({ accepted: 2, rejected: [] });
    expect(await keptText()).toContain(message);
  });

  test("with half a character or a NUL anywhere in it is kept, both replaced", async () => {
    const broken = "half \ud83d, other half \ude00, nothing \u0000.";
    const { status, json } = await send(
      failure(broken, { [`key ${broken}`]: broken }),
      { ...pageView("/broken"), event_name: broken, event_data: { path: `/${broken}`, title: broken } },
      pageView("/after"),
    );
    expect(status).toBe(202);
    expect(json).toEqual({ accepted: 3, rejected: [] });
    const text = await keptText();
    expect(text).toContain("half �, other half �, nothing �.");
    expect(text).toContain("/after");
  });

  test("with an address of any length is kept, the address cut", async () => {
    const long = `/${"long".repeat(1_000)}`;
    // Named after its page, as the browser names it.
    const event = { ...pageView(long), event_name: pageName(long) };
    expect((await send(event)).json).toEqual({ accepted: 1, rejected: [] });
    const text = await keptText();
    expect(text).toContain("long".repeat(500));
    expect(text).not.toContain("long".repeat(513));
  });

  test("loses its bad events and no other", async () => {
    const { status, json } = await send(
      pageView("/good"),
      { ...pageView("/bad"), url: 7 },
      { ...pageView("/bad"), event_type: "no \ud83d type" },
      null,
      pageView("/good-too"),
    );
    expect(status).toBe(202);
    expect(json.accepted).toBe(2);
    expect(json.rejected.map(({ index }) => index)).toEqual([1, 2, 3]);
  });
});
