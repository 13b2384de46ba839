/** Calls by Vapi and by Retell through the whole site, with services that lose answers, and webhooks that repeat and overtake. */
import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import messages from "@/messages/en/calls.json" with { type: "json" };
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { asServer } from "@/tests/support/programs/as-server";
import { markupOf } from "@/tests/support/requests/pages";
import {
  dataFolderWithDatabase,
  startSite,
  untilLogged,
  type DataFolder,
  type SiteServer,
} from "@/tests/support/sites/site-server";
import {
  retellWebhook,
  startVoiceService,
  vapiWebhook,
  type VoiceService,
} from "@/tests/support/services/voice-service";
import { callsToNumberADay } from "#lib/product/calls/manners/manners";

const key = "key-of-the-tests-9f2c";
const secret = "webhook-secret-of-the-tests-77aa";

type Json = Record<string, unknown>;
type Told = {
  state: string;
  summary: string | null;
  transcript: { text: string }[] | null;
  costUsd: number | null;
};

const transcript = [
  ["agent", "I am an automated assistant."],
  ["business", "We open at nine sharp."],
] as const;

const services = [
  {
    name: "vapi",
    env: (url: string) => ({
      VAPI_API_KEY: key,
      VAPI_PHONE_NUMBER_ID: "phone-1",
      VAPI_WEBHOOK_CREDENTIAL_ID: "credential-1",
      VAPI_WEBHOOK_SECRET: secret,
      VAPI_API_URL: url,
    }),
    /** What the service calls the call that bears our id. */
    idOf: (service: VoiceService, id: string) =>
      [...service.calls].find(([, call]) => call.name === id)?.[0] ?? "",
    goesOn: { status: "in-progress" },
    hook: (id: string, theirs: string, kind: "goes on" | "ends", by = secret, at = new Date()) => {
      const call = { id: theirs, name: id };
      const end = {
        type: "end-of-call-report",
        endedReason: "assistant-ended-call",
        startedAt: "2026-03-02T18:00:00Z",
        endedAt: "2026-03-02T18:01:15Z",
        cost: 0.42,
        analysis: { summary: "They open at nine.", structuredData: { refused: false, isLastCall: true } },
        artifact: {
          messages: transcript.map(([who, message]) => ({ role: who === "agent" ? "bot" : "user", message })),
        },
      };
      return vapiWebhook(
        kind === "ends" ? { ...end, call } : { type: "status-update", status: "in-progress", call },
        by,
        at,
      );
    },
    isStopped: (call: Json) => call.status === "ended",
  },
  {
    name: "retell",
    env: (url: string) => ({
      RETELL_API_KEY: key,
      RETELL_AGENT_ID: "agent-1",
      RETELL_FROM_NUMBER: "+12025550199",
      RETELL_API_URL: url,
    }),
    idOf: (service: VoiceService, id: string) =>
      [...service.calls].find(([, { metadata }]) => (metadata as Json).lanternCallId === id)?.[0] ?? "",
    goesOn: { call_status: "ongoing" },
    hook: (id: string, theirs: string, kind: "goes on" | "ends", by = key, at = new Date()) => {
      const call = { call_id: theirs, metadata: { lanternCallId: id } };
      const end = {
        call_status: "ended",
        disconnection_reason: "agent_hangup",
        end_timestamp: Date.now(),
        duration_ms: 75_000,
        call_cost: { combined_cost: 42 },
        call_analysis: {
          call_summary: "They open at nine.",
          custom_analysis_data: { refused: false, isLastCall: true },
        },
        transcript_object: transcript.map(([who, content]) => ({
          role: who === "agent" ? "agent" : "user",
          content,
        })),
      };
      return kind === "ends"
        ? retellWebhook({ event: "call_analyzed", call: { ...call, ...end } }, by, at)
        : retellWebhook({ event: "call_started", call: { ...call, call_status: "ongoing" } }, by, at);
    },
    isStopped: (call: Json) => call.call_status === "ended",
  },
];

describe.each(services)("calls by $name", ({ name, env, idOf, goesOn, hook, isStopped }) => {
  let service: VoiceService;
  let folder: DataFolder;
  let site: SiteServer;
  let businesses: { id: string }[] = [];
  const browsers: SignedInBrowser[] = [];

  const someone = async () => {
    const browser = await SignedInBrowser.signedUp(site.url);
    browsers.push(browser);
    return browser;
  };
  const post = (browser: SignedInBrowser, path: string, body: Json = {}) =>
    browser.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const start = (browser: SignedInBrowser, place: number, more: Json = {}) =>
    post(browser, "/api/calls", {
      businessId: businesses[place]?.id,
      request: "When do you open on Saturday?",
      language: "en",
      callbackNumber: "+12025550142",
      idempotencyKey: crypto.randomUUID(),
      ...more,
    });
  const idFrom = async (answer: Response) => {
    expect(answer.status, await answer.clone().text()).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const read = async (browser: SignedInBrowser, id: string) => {
    await browser.renew();
    return (await (await browser.ask(`/api/calls/${id}`)).json()) as Told;
  };
  const tell = async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
    const answer = await fetch(`${site.url}/api/calls/callback`, { method: "POST", body, headers });
    return { status: answer.status, applied: ((await answer.json()) as { applied?: boolean }).applied };
  };

  beforeAll(async () => {
    service = await startVoiceService();
    folder = dataFolderWithDatabase();
    const line = [...asServer, "tests/support/programs/open-businesses.ts", folder.path];
    const { status, stderr } = spawnSync(process.execPath, line, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    site = await startSite({
      LANTERN_DATA_DIR: folder.path,
      CALL_PROVIDER: name,
      LOG_LEVEL: "debug",
      ...env(service.url),
    });
    const browser = await someone();
    const found = (await (await browser.ask("/api/explore?location=")).json()) as {
      businesses: { id: string }[];
    };
    ({ businesses } = found);
  });
  afterAll(async () => {
    await site.stop();
    await service.stop();
    folder.remove();
  });

  test("a call whose answer is lost is found again, and is one call; its news count once, in whatever order", async () => {
    const browser = await someone();
    // It takes the call, and nobody hears of it; then it is away when it is looked for, too.
    service.behave("break-off", "work");
    service.answer(...(name === "retell" ? (["work", "work"] as const) : []), 503, "work");
    const id = await idFrom(await start(browser, 0));
    await expect.poll(() => idOf(service, id), { timeout: 20_000 }).not.toBe("");
    const theirs = idOf(service, id);
    const path = name === "vapi" ? `/call/${theirs}` : `/v2/get-call/${theirs}`;
    await expect
      .poll(() => service.received.some((one) => one.path === path), { timeout: 20_000 })
      .toBe(true);
    expect(service.begun().filter(({ body }) => body.includes(id))).toHaveLength(1);

    expect(await tell(hook(id, theirs, "goes on", "another key"))).toMatchObject({ status: 401 });
    const old = new Date(Date.now() - 6 * 60_000);
    expect(await tell(hook(id, theirs, "goes on", undefined, old))).toMatchObject({ status: 401 });
    expect(await tell(hook(id, theirs, "goes on"))).toEqual({ status: 200, applied: true });
    expect(await tell(hook(id, theirs, "goes on"))).toEqual({ status: 200, applied: false });
    expect(await tell(hook(crypto.randomUUID(), theirs, "ends"))).toEqual({ status: 200, applied: false });
    const end = hook(id, theirs, "ends");
    expect(
      (await Promise.all([tell(end), tell(end), tell(end)])).filter(({ applied }) => applied),
    ).toHaveLength(1);
    expect(await tell(hook(id, theirs, "goes on"))).toEqual({ status: 200, applied: false });
    const call = await read(browser, id);
    expect(call).toMatchObject({ state: "completed", summary: "They open at nine.", costUsd: 0.42 });
    expect(call.transcript?.map(({ text }) => text)).toEqual(transcript.map(([, text]) => text));

    // It had asked not to be called again: nobody can have it called, and whoever looks is told.
    const other = await someone();
    const refused = await start(other, 0);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ reason: "doNotCall" });
    const page = await (await other.ask(`/business/${businesses[0]?.id ?? ""}`)).text();
    expect(page).toContain("This business asked not to be called by an assistant");
  });

  test("what came of a call is asked for in the language of the page, and shown as that, whatever is spoken", async () => {
    const browser = await someone();
    const id = await idFrom(await start(browser, 4, { language: "en", locale: "es" }));
    await expect.poll(() => idOf(service, id), { timeout: 20_000 }).not.toBe("");
    const asked = service.begun().find(({ body }) => body.includes(id))?.body;
    expect(asked).toContain("You speak English");
    expect(asked).toContain("Summarize in Spanish, whatever language was spoken");
    expect(await tell(hook(id, idOf(service, id), "ends"))).toEqual({ status: 200, applied: true });
    expect(await read(browser, id)).toMatchObject({ language: "en", summaryLanguage: "es" });
    for (const path of [`/es/call/${id}`, `/call/${id}`]) {
      const page = markupOf(await (await browser.ask(path)).text());
      expect(page, path).toMatch(/<p[^>]* lang="es"[^>]*>They open at nine\.</);
      expect(page, path).toMatch(/<p[^>]* lang="en"[^>]*>We open at nine sharp\.</);
    }
  });

  test("a call is followed by asking where no webhook comes, and hung up when it is cancelled", async () => {
    const browser = await someone();
    const id = await idFrom(await start(browser, 1));
    await expect.poll(() => idOf(service, id), { timeout: 20_000 }).not.toBe("");
    const call = service.calls.get(idOf(service, id)) ?? {};
    Object.assign(call, goesOn);
    await expect.poll(async () => (await read(browser, id)).state, { timeout: 40_000 }).toBe("in-progress");
    expect((await post(browser, `/api/calls/${id}/cancel`)).status).toBe(200);
    await expect.poll(() => isStopped(call), { timeout: 20_000 }).toBe(true);
  });

  test("a call that its user deletes is deleted at its service too, and the question says so before", async () => {
    const browser = await someone();
    const id = await idFrom(await start(browser, 5));
    await expect.poll(() => idOf(service, id), { timeout: 20_000 }).not.toBe("");
    const theirs = idOf(service, id);
    expect(await tell(hook(id, theirs, "ends"))).toEqual({ status: 200, applied: true });
    const question = markupOf(await (await browser.ask(`/call/${id}?ask=delete`)).text());
    expect(question).toContain(messages.detail.deleteTextReal);
    expect(service.calls.has(theirs)).toBe(true);
    expect((await post(browser, `/api/calls/${id}/delete`)).status).toBe(200);
    await expect.poll(() => service.calls.has(theirs), { timeout: 20_000 }).toBe(false);
  });

  test("a number is called so often a day and no oftener, however many users ask at once", async () => {
    const users = await Promise.all(Array.from({ length: callsToNumberADay + 2 }, someone));
    const answers = await Promise.all(users.map((user) => start(user, 2)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: callsToNumberADay }, () => 201), 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(await refused?.json()).toMatchObject({ reason: "numberFull" });
  });

  test("card and social-security numbers go nowhere", async () => {
    const browser = await someone();
    const before = service.received.length;
    const answer = await start(browser, 3, { request: "Pay with 4111 1111 1111 1111" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: { request: expect.stringContaining("card") as string },
    });
    expect(service.received).toHaveLength(before);
  });

  test("a call-back number that costs a business more is a fault of its field, and what was typed stays", async () => {
    const browser = await someone();
    const typed = { request: "Are you open late on Friday?", callbackNumber: "+1 900 555 1234" };
    const answer = await start(browser, 3, typed);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ faults: { callbackNumber: "numberNotOrdinary" } });
    // Without JavaScript, where the form has been confirmed on a page of its own.
    const form = { ...typed, businessId: businesses[3]?.id ?? "", language: "en" };
    const sent = await browser.ask("/api/calls", {
      method: "POST",
      body: new URLSearchParams({ ...form, idempotencyKey: crypto.randomUUID() }),
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toBe("/calls/new?problem=faults#start-call");
    const page = markupOf(await (await browser.ask("/calls/new?problem=faults")).text());
    expect(page).toContain(messages.start.faults.numberNotOrdinary);
    // What the address ends in has the focus, and says that something is wrong.
    expect(page).toMatch(/<p id="start-call"[^>]* tabindex="-1"/);
    expect(page).toContain(`value="${typed.callbackNumber}"`);
    expect(page).toContain(typed.request);
    expect(service.begun().filter(({ body }) => body.includes(typed.request))).toEqual([]);
  });

  test("a number in the request that costs a business more is named at the request's field, and what was typed stays", async () => {
    const browser = await someone();
    const request = "Are you open late on Sunday? Then ring 900-555-1234.";
    const answer = await start(browser, 3, { request });
    expect(answer.status).toBe(422);
    const faults = { request: "requestNumber", toldNumber: "900-555-1234" };
    expect(await answer.json()).toMatchObject({ faults });
    const form = {
      request,
      businessId: businesses[3]?.id ?? "",
      language: "en",
      callbackNumber: "+12025550142",
    };
    const sent = await browser.ask("/api/calls", {
      method: "POST",
      body: new URLSearchParams({ ...form, idempotencyKey: crypto.randomUUID() }),
    });
    expect(sent.headers.get("location")).toBe("/calls/new?problem=faults#start-call");
    const page = markupOf(await (await browser.ask("/calls/new?problem=faults")).text());
    expect(page).toContain("Please leave out 900-555-1234.");
    expect(page).toContain(request);
    expect(service.begun().filter(({ body }) => body.includes("late on Sunday"))).toEqual([]);
  });

  test("the log names no number, no key and no word that was said", async () => {
    await untilLogged(site, "calls: callback");
    expect(site.log()).not.toMatch(/2025550142|2025550199|nine sharp|Saturday|of-the-tests-/);
  });
});
