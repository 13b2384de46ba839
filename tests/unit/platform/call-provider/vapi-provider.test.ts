import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CallOrder, CallProvider } from "#lib/platform/server/call-provider/call-provider";
import { vapiSpeech } from "#lib/platform/server/call-provider/vapi-assistant";
import { readVapiCallback } from "#lib/platform/server/call-provider/vapi-callback";
import { vapiProvider } from "#lib/platform/server/call-provider/vapi-provider";
import { readVapiCall, toVapiReport, vapiOutcomes } from "#lib/platform/server/call-provider/vapi-report";
import { locales } from "#lib/base/i18n/locales";
import { startVoiceService, vapiWebhook, type VoiceService } from "@/tests/support/services/voice-service";
import { sampleBusiness } from "@/tests/support/samples/sample-call";

const order: CallOrder = {
  id: "3f0f4f3e-7a56-4a0e-9d0c-0a6d6a3b1c01",
  providerCallId: null,
  business: sampleBusiness,
  request: "Are you open on Sunday?",
  language: "en",
  summaryLanguage: "es",
  callbackNumber: "+12025550142",
  record: "transcript",
};

/** The parts of a call's end that its report is made of. */
const ended = {
  id: "vapi-1",
  status: "ended",
  endedReason: "customer-ended-call",
  startedAt: "2026-03-02T18:00:00.000Z",
  endedAt: "2026-03-02T18:01:15.400Z",
  cost: 0.285,
  artifact: {
    messages: [
      { role: "system", message: "Secret instructions" },
      { role: "bot", message: " Hello. " },
      { role: "user", message: "We open at nine." },
      { role: "tool_calls", message: "" },
    ],
  },
  analysis: { summary: " They open at nine. ", structuredData: { refused: false, isLastCall: false } },
};

describe("Vapi", () => {
  let service: VoiceService;
  let provider: CallProvider;
  /** One that waits as long as in use, or that gives up soon. */
  const fresh = (patience: { answerTimeoutMs?: number } = {}) =>
    vapiProvider({
      key: "key-of-the-tests",
      phoneNumberId: "phone-1",
      webhookCredentialId: "credential-1",
      callbackUrl: "https://lantern.example/api/calls/callback",
      url: service.url,
      ...patience,
    });
  beforeEach(async () => {
    service = await startVoiceService();
    provider = fresh();
  });
  afterEach(() => service.stop());

  const placed = async () => {
    const answer = await provider.place(order);
    if (answer.kind !== "done" || !answer.providerCallId) throw new Error("not placed");
    return { ...order, providerCallId: answer.providerCallId };
  };

  test("is handed a whole assistant, which says first what it is, with our id and the way back", async () => {
    await placed();
    const [asked] = service.begun();
    expect(asked?.headers.authorization).toBe("Bearer key-of-the-tests");
    const body = JSON.parse(asked?.body ?? "") as Record<string, Record<string, unknown>>;
    expect(body).toMatchObject({
      name: order.id,
      phoneNumberId: "phone-1",
      customer: { number: sampleBusiness.phone },
      assistant: {
        firstMessage: expect.stringMatching(/automated assistant from Lantern.*is written down/) as string,
        firstMessageMode: "assistant-speaks-first",
        firstMessageInterruptionsEnabled: false,
        artifactPlan: {
          recordingEnabled: false,
          loggingEnabled: false,
          transcriptPlan: { enabled: true },
        },
        server: { url: "https://lantern.example/api/calls/callback", credentialId: "credential-1" },
        model: { messages: [{ role: "system", content: expect.stringContaining(order.request) as string }] },
      },
    });
  });

  test("is asked for a summary in the user's language, whatever language is spoken", async () => {
    await placed();
    const { assistant } = JSON.parse(service.begun()[0]?.body ?? "") as { assistant: unknown };
    expect(assistant).toMatchObject({
      transcriber: { language: "en-US" },
      analysisPlan: {
        summaryPlan: {
          enabled: true,
          messages: [
            { role: "system", content: expect.stringMatching(/^Summarize in Spanish,/) as string },
            { role: "user", content: "{{transcript}}" },
          ],
        },
      },
    });
  });

  test("keeps no transcript where none may be kept, and never the sound or a log of the call", async () => {
    await provider.place({ ...order, record: "summary" });
    expect(JSON.parse(service.begun()[0]?.body ?? "")).toMatchObject({
      assistant: {
        artifactPlan: {
          recordingEnabled: false,
          loggingEnabled: false,
          transcriptPlan: { enabled: false },
        },
      },
    });
  });

  test("speaks each of our languages by a voice and an ear of its own", () => {
    for (const locale of locales) {
      const { transcriber, voice } = vapiSpeech[locale];
      expect(voice.slice(0, 2)).toBe(locale.slice(0, 2));
      expect(transcriber.slice(0, 2)).toBe(locale.slice(0, 2));
    }
  });

  test("begins no second call by itself, however the answer gets lost, and is found by our id", async () => {
    const impatient = fresh({ answerTimeoutMs: 1_000 });
    for (const behaviour of ["lose-answer", "break-off", "stall", "work-late"] as const) {
      service.calls.clear();
      service.received.length = 0;
      service.behave(behaviour);
      const answer = await impatient.place(order);
      expect(answer, behaviour).toMatchObject({ kind: "again" });
      expect(answer, behaviour).not.toHaveProperty("isTurnedAway");
      await expect.poll(() => service.calls.size, { timeout: 3_000 }).toBe(1);
      expect(service.begun(), behaviour).toHaveLength(1);
      const [id] = service.calls.keys();
      expect(await provider.find?.(order, new Date()), behaviour).toMatchObject({
        kind: "done",
        providerCallId: id,
      });
      expect(await provider.find?.({ ...order, id: crypto.randomUUID() }, new Date()), behaviour).toBeNull();
    }
  });

  test("is looked for among the calls of the time at which it was handed over, however long ago that is", async () => {
    await provider.find?.(order, new Date("2026-03-02T12:00:00Z"));
    const { searchParams } = new URL(service.received[0]?.path ?? "", service.url);
    expect(searchParams.get("createdAtGe")).toBe("2026-03-02T09:00:00.000Z");
  });

  test("that is busy or broken is asked again; that refuses is not", async () => {
    for (const status of [500, 502, 503, 408]) {
      service.behave(status);
      const answer = await provider.place(order);
      expect(answer, String(status)).toMatchObject({ kind: "again" });
      expect(answer, String(status)).not.toHaveProperty("isTurnedAway");
    }
    service.behave(429);
    expect(await provider.place(order)).toMatchObject({ kind: "again", isTurnedAway: true });
    for (const status of [400, 401, 402, 403, 422]) {
      service.behave(status);
      expect(await provider.place(order)).toEqual({ kind: "refused", fault: `status ${status}` });
    }
    service.behave("garbage");
    const answer = await provider.place(order);
    expect(answer).toMatchObject({ kind: "again" });
    expect(JSON.stringify(answer)).not.toContain("portal");
    service.answer(503);
    expect(await provider.find?.(order, new Date())).toMatchObject({ kind: "again" });
    await service.stop();
    expect(await provider.place(order)).toMatchObject({ kind: "again" });
  });

  test("is asked what has become of a call", async () => {
    const known = await placed();
    const say = (told: Record<string, unknown>) =>
      Object.assign(service.calls.get(known.providerCallId) ?? {}, told);
    expect(await provider.follow(known, "queued")).toMatchObject({ kind: "done", report: null });
    for (const [status, state] of [
      ["scheduled", "queued"],
      ["ringing", "ringing"],
      ["in-progress", "in-progress"],
      ["forwarding", "in-progress"],
    ] as const) {
      say({ status });
      expect(await provider.follow(known, "ringing")).toMatchObject({
        report: state === "ringing" ? null : { state },
      });
    }
    say({ ...ended, id: known.providerCallId });
    expect(await provider.follow(known, "in-progress")).toMatchObject({
      report: {
        state: "completed",
        summary: "They open at nine.",
        transcript: [
          { speaker: "agent", text: "Hello." },
          { speaker: "business", text: "We open at nine." },
        ],
        durationSeconds: 75,
        costCents: 29,
      },
    });
    service.answer(500);
    expect(await provider.follow(known, "in-progress")).toMatchObject({ kind: "again" });
  });

  test("hangs up a call that goes on, deletes one that cannot be controlled, and minds none that is over", async () => {
    const known = await placed();
    const call = service.calls.get(known.providerCallId) ?? {};
    expect(await provider.cancel(known)).toMatchObject({ kind: "done", lookAgainMs: null });
    expect(call.status).toBe("ended");
    expect(await provider.cancel(known)).toMatchObject({ kind: "done" });
    const other = await placed();
    delete service.calls.get(other.providerCallId)?.monitor;
    expect(await provider.cancel(other)).toMatchObject({ kind: "done" });
    expect(service.calls.has(other.providerCallId)).toBe(false);
    expect(await provider.cancel(other)).toMatchObject({ kind: "done" });
    const third = await placed();
    service.answer(503);
    expect(await provider.cancel(third)).toMatchObject({ kind: "again" });
  });

  test("deletes a call with every word of it, minds none that it does not know, and may be asked again", async () => {
    const { providerCallId } = await placed();
    Object.assign(service.calls.get(providerCallId) ?? {}, ended);
    service.answer(503, "work");
    expect(await provider.erase?.(providerCallId)).toMatchObject({ kind: "again" });
    expect(await provider.erase?.(providerCallId)).toMatchObject({ kind: "done" });
    expect([...service.calls]).toEqual([]);
    expect(await provider.erase?.(providerCallId)).toMatchObject({ kind: "done" });
    service.answer(401);
    expect(await provider.erase?.(providerCallId)).toEqual({ kind: "refused", fault: "status 401" });
  });

  test("is sent to no address that is not its own to hang up", async () => {
    const known = await placed();
    Object.assign(service.calls.get(known.providerCallId) ?? {}, {
      monitor: { controlUrl: "https://vapi.ai.evil.example/control" },
    });
    expect(await provider.cancel(known)).toMatchObject({ kind: "done" });
    expect(service.received.at(-1)).toMatchObject({ method: "DELETE" });
  });
});

describe("what Vapi says", () => {
  const at = Date.parse(ended.endedAt);
  const report = (more: Record<string, unknown>, now = at) =>
    toVapiReport(readVapiCall({ ...ended, ...more }), now);

  test("of a length that no call has is kept without it", () => {
    const startedAt = "1950-01-01T00:00:00.000Z";
    expect(report({ startedAt })).toMatchObject({
      state: "completed",
      summary: "They open at nine.",
      durationSeconds: 0,
    });
  });

  test("is mapped by its reasons; a reason that we do not know is a failure", () => {
    for (const [endedReason, state] of [
      ["customer-ended-call", "completed"],
      ["assistant-said-end-call-phrase", "completed"],
      ["customer-did-not-answer", "no-answer"],
      ["customer-busy", "busy"],
      ["voicemail", "voicemail"],
      ...Object.entries(vapiOutcomes),
    ])
      expect(report({ endedReason }), endedReason).toMatchObject({ state });
    for (const endedReason of ["pipeline-error-openai-llm-failed", "toString", "", undefined])
      expect(report({ endedReason })).toMatchObject({ state: "failed" });
  });

  test("is waited for until its summary is there, but not for ever", () => {
    expect(report({ analysis: {} }, at + 60_000)).toEqual({ state: "in-progress" });
    expect(report({ analysis: {} }, at + 3 * 60_000)).toMatchObject({
      state: "completed",
      summary: undefined,
    });
    expect(report({ analysis: {}, endedReason: "customer-busy" }, at + 1_000)).toMatchObject({
      state: "busy",
    });
  });

  test("makes a refusal of a call on which nobody wanted to talk, and notes who asked for no more", () => {
    const analysis = { structuredData: { refused: true, isLastCall: true } };
    expect(report({ analysis })).toMatchObject({ state: "refused", isLastCall: true });
    expect(report({})).not.toHaveProperty("isLastCall");
  });
});

test("what Vapi says holds nothing that cannot be kept, and half a character nowhere", () => {
  const long = `${"a".repeat(3_999)}👍 and more`;
  const said = {
    ...ended,
    artifact: { messages: ["Nine\u0000 \ud83d", long, "  "].map((message) => ({ role: "user", message })) },
    analysis: { summary: `${"b".repeat(1_999)}👍 \u0000` },
  };
  const { summary, transcript } = toVapiReport(readVapiCall(said), Infinity);
  expect(summary).toBe(`${"b".repeat(1_999)}👍`);
  expect(transcript?.map(({ text }) => text)).toEqual(["Nine\ufffd \ufffd", `${"a".repeat(3_999)}👍`]);
});

describe("a webhook of Vapi", () => {
  const now = new Date("2026-03-02T18:02:00Z");
  const call = { id: "vapi-1", name: order.id, status: "in-progress" };
  const read = ({ body, headers }: { body: string; headers: Record<string, string> }, at = now) =>
    readVapiCallback({ body, headers: new Headers(headers), now: at }, "secret");
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  test("is believed by its signature over this very body, for five minutes", () => {
    const hook = vapiWebhook({ type: "status-update", status: "ringing", call }, "secret", now);
    expect(read(hook)).toEqual({
      kind: "report",
      provider: "vapi",
      id: order.id,
      providerCallId: "vapi-1",
      report: { state: "ringing" },
    });
    expect(read(hook, later(-60)).kind).toBe("report");
    const unsigned = (fault: string) => ({ kind: "unsigned", fault });
    expect(read(hook, later(301))).toEqual(unsigned("too old"));
    expect(read(hook, later(-61))).toEqual(unsigned("from the future"));
    expect(read({ ...hook, body: `${hook.body} ` })).toEqual(unsigned("wrong secret"));
    expect(read({ ...hook, headers: {} })).toEqual(unsigned("not signed"));
    const another = vapiWebhook({ type: "status-update", call }, "another", now);
    expect(read(another)).toEqual(unsigned("wrong secret"));
  });

  test("tells of the end once, with everything about it, and of nothing that is not ours", () => {
    const { artifact, analysis, cost, endedReason, startedAt, endedAt } = ended;
    const message = {
      type: "end-of-call-report",
      call,
      artifact,
      analysis,
      cost,
      endedReason,
      startedAt,
      endedAt,
    };
    expect(read(vapiWebhook(message, "secret", now))).toMatchObject({
      report: { state: "completed", durationSeconds: 75, costCents: 29, summary: "They open at nine." },
    });
    for (const other of [
      { type: "status-update", status: "ended", call },
      { type: "speech-update", call },
      { type: "end-of-call-report", call: { id: "vapi-2", name: "of somebody else" } },
    ])
      expect(read(vapiWebhook(other, "secret", now)).kind).toBe("nothing");
    expect(read(vapiWebhook({ type: "status-update" }, "secret", now)).kind).toBe("unreadable");
  });
});
