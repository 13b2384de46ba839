import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CallOrder, CallProvider } from "#lib/platform/server/call-provider/call-provider";
import {
  signatureFault,
  signatureFor,
  signatureHeader,
} from "#lib/platform/server/call-provider/callback-signature";
import { readHttpCallback } from "#lib/platform/server/call-provider/http-callback";
import { httpProvider } from "#lib/platform/server/call-provider/http-provider";
import { reportShape } from "#lib/platform/server/call-provider/report-shape";
import { startCallProvider, type FakeProvider } from "@/tests/support/services/call-provider";
import { sampleBusiness } from "@/tests/support/samples/sample-call";

const order: CallOrder = {
  id: "3f0f4f3e-7a56-4a0e-9d0c-0a6d6a3b1c01",
  providerCallId: null,
  record: "summary",
  business: sampleBusiness,
  request: "Are you open on Sunday?",
  language: "en",
  summaryLanguage: "pt",
  callbackNumber: "+12025550142",
};

describe("a provider over HTTP", () => {
  let fake: FakeProvider;
  let provider: CallProvider;
  beforeEach(async () => {
    fake = await startCallProvider();
    provider = httpProvider({
      url: fake.url,
      key: "key-of-the-tests",
      callbackUrl: "https://lantern.example/api/calls/callback",
      answerTimeoutMs: 300,
    });
  });
  afterEach(() => fake.stop());

  test("is handed the call with the key, the idempotency key and the place for callbacks", async () => {
    expect(await provider.place(order)).toMatchObject({ kind: "done", report: null });
    const [received] = fake.received;
    expect(received).toMatchObject({
      method: "PUT",
      path: `/calls/${order.id}`,
      headers: { authorization: "Bearer key-of-the-tests", "idempotency-key": order.id },
    });
    expect(JSON.parse(received?.body ?? "")).toMatchObject({
      id: order.id,
      request: order.request,
      language: "en",
      summaryLanguage: "pt",
      callbackNumber: "+12025550142",
      callbackUrl: "https://lantern.example/api/calls/callback",
      business: { name: sampleBusiness.name, phone: sampleBusiness.phone },
    });
  });

  test("makes one call of a handing over whose answer was lost", async () => {
    fake.behave("hang", "work");
    expect(await provider.place(order)).toMatchObject({ kind: "again" });
    expect(await provider.place(order)).toMatchObject({ kind: "done" });
    expect(fake.calls.size).toBe(1);
  });

  test("that is slow, broken or busy is asked again; that refuses is not", async () => {
    for (const behaviour of ["hang", "garbage", "wrong-call", "cut-off", 500, 502, 503, 429, 408] as const) {
      fake.behave(behaviour);
      expect(await provider.place(order), String(behaviour)).toMatchObject({ kind: "again" });
    }
    for (const behaviour of [400, 401, 403, 404, 422] as const) {
      fake.behave(behaviour);
      expect(await provider.place(order), String(behaviour)).toEqual({
        kind: "refused",
        fault: `status ${behaviour}`,
      });
    }
    await fake.stop();
    expect(await provider.place(order)).toMatchObject({ kind: "again" });
  });

  test("tells what has become of a call, and nothing of one that has not moved", async () => {
    fake.calls.set(order.id, { state: "ringing" });
    expect(await provider.follow(order, "queued")).toMatchObject({
      kind: "done",
      report: { state: "ringing" },
    });
    expect(await provider.follow(order, "ringing")).toMatchObject({ kind: "done", report: null });
    fake.calls.set(order.id, {
      state: "completed",
      durationSeconds: 61.4,
      costUsd: 0.285,
      summary: " Done. ",
      transcript: [{ speaker: "agent", text: "Hello." }],
    });
    expect(await provider.follow(order, "ringing")).toMatchObject({
      report: {
        state: "completed",
        durationSeconds: 61,
        costCents: 29,
        summary: "Done.",
        summaryLanguage: null,
      },
    });
    for (const nonsense of [{}, { state: "cancelled" }, { state: "completed", costUsd: -1 }, { state: 7 }]) {
      fake.calls.set(order.id, nonsense);
      expect(await provider.follow(order, "ringing")).toMatchObject({ kind: "again" });
    }
    fake.calls.clear();
    expect(await provider.follow(order, "ringing")).toMatchObject({ kind: "again", isUnknown: true });
    // Of a provider that has no answer, or none that it should give, nobody knows what it makes.
    for (const behaviour of ["hang", "garbage", 401, 405, 500, 503] as const) {
      fake.behave(behaviour);
      const answer = await provider.follow(order, "ringing");
      expect(answer, String(behaviour)).toMatchObject({ kind: "again" });
      expect(answer, String(behaviour)).not.toMatchObject({ isUnknown: true });
    }
  });

  test("takes back a call that it makes, and one that it never had", async () => {
    await provider.place(order);
    for (let times = 0; times < 2; times += 1)
      expect(await provider.cancel(order)).toEqual({ kind: "done", report: null, lookAgainMs: null });
    expect(fake.calls.size).toBe(0);
    fake.behave(500);
    expect(await provider.cancel(order)).toMatchObject({ kind: "again" });
  });

  test("is asked to delete what it keeps of a call, and not again where it keeps nothing or cannot", async () => {
    for (const [behaviour, kind] of [
      [204, "done"],
      [404, "done"],
      [405, "done"],
      [501, "done"],
      [503, "again"],
      [403, "refused"],
      ["hang", "again"],
    ] as const) {
      fake.behave(behaviour);
      expect(await provider.erase?.(order.id), String(behaviour)).toMatchObject({ kind });
    }
    expect(fake.received[0]).toMatchObject({
      method: "DELETE",
      path: `/calls/${order.id}/data`,
      headers: { authorization: "Bearer key-of-the-tests" },
    });
  });

  test("never puts into a fault what the other side wrote", async () => {
    fake.behave("garbage");
    expect(JSON.stringify(await provider.place(order))).not.toContain("portal");
  });
});

describe("the signature of a callback", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const body = '{"id":"1","state":"ringing"}';
  const header = signatureFor(body, now, "secret");

  test("holds for this body, this secret and five minutes", () => {
    const faultAt = (seconds: number) => signatureFault(header, body, later(seconds), "secret");
    for (const seconds of [1, 299, -60]) expect(faultAt(seconds), String(seconds)).toBeNull();
    expect(faultAt(301)).toBe("too old");
    expect(faultAt(-61)).toBe("from the future");
    expect(signatureFault(header, `${body} `, later(1), "secret")).toBe("wrong secret");
    expect(signatureFault(header, body, later(1), "another")).toBe("wrong secret");
    const redated = header.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`);
    expect(signatureFault(redated, body, now, "secret")).toBe("wrong secret");
  });

  test("is none when it is missing or misshapen", () => {
    for (const wrong of [null, "", "t=1,v1=", header.slice(0, -1), header.toUpperCase(), `${header},v1=00`])
      expect(signatureFault(wrong, body, now, "secret")).toBe("not signed");
  });
});

test("a report that no call can give is refused", () => {
  const good = { state: "completed", durationSeconds: 10, costUsd: 0.1 };
  expect(reportShape.safeParse(good).success).toBe(true);
  for (const wrong of [
    { ...good, state: "cancelled" },
    { ...good, durationSeconds: -1 },
    { ...good, costUsd: Infinity },
    { ...good, transcript: [{ speaker: "nobody", text: "x" }] },
    { ...good, transcript: "all of it" },
    { ...good, durationSeconds: 86_401 },
    { ...good, costUsd: 10_001 },
  ])
    expect(reportShape.safeParse(wrong).success, JSON.stringify(wrong).slice(0, 60)).toBe(false);
});

describe("a report that says more than is kept", () => {
  const id = order.id;
  const long = {
    id,
    state: "completed",
    summary: `${"s".repeat(1_999)}👍 and more`,
    transcript: [
      { speaker: "agent", text: " " },
      { speaker: "business", text: `${"l".repeat(3_999)}👍 and more` },
      ...Array.from({ length: 1_200 }, (_, line) => ({ speaker: "business", text: `Line ${line}.` })),
    ],
    durationSeconds: 90,
    isLastCall: true,
  };

  test("is cut between whole characters, and all else that it tells counts", () => {
    const { summary, transcript, ...rest } = reportShape.parse(long);
    expect(summary).toBe(`${"s".repeat(1_999)}👍`);
    expect(transcript).toHaveLength(1_000);
    expect(transcript?.[0]).toEqual({ speaker: "business", text: `${"l".repeat(3_999)}👍` });
    expect(rest).toMatchObject({ state: "completed", durationSeconds: 90, isLastCall: true });
  });

  test("is taken as a callback", () => {
    const now = new Date("2026-03-01T12:00:00Z");
    const body = JSON.stringify(long);
    const headers = new Headers({ [signatureHeader]: signatureFor(body, now, "secret") });
    expect(readHttpCallback({ headers, body, now }, "secret")).toMatchObject({
      kind: "report",
      id,
      report: { state: "completed", isLastCall: true },
    });
  });
});

test.each([
  ["es-mx", "es-mx"],
  ["es-MX", "es-mx"],
  ["it", null],
  [null, null],
  [undefined, null],
])("a report says that its summary is in %s: it is in %s", (summaryLanguage, language) => {
  const told = { state: "completed", summary: "Abren a las nueve.", summaryLanguage };
  expect(reportShape.parse(told).summaryLanguage).toBe(language);
  expect(reportShape.parse({ ...told, summary: " " })).not.toHaveProperty("summaryLanguage");
});

test("a report may say that nothing was said; an empty summary says nothing", () => {
  const { transcript, summary } = reportShape.parse({ state: "completed", transcript: [], summary: " " });
  expect(transcript).toEqual([]);
  expect(summary).toBeUndefined();
});
