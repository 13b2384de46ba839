import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CallOrder, CallProvider } from "#lib/platform/server/call-provider/call-provider";
import { retellLanguages } from "#lib/platform/server/call-provider/retell-agent";
import { readRetellCallback } from "#lib/platform/server/call-provider/retell-callback";
import { retellProvider } from "#lib/platform/server/call-provider/retell-provider";
import {
  readRetellCall,
  retellOutcomes,
  toRetellReport,
} from "#lib/platform/server/call-provider/retell-report";
import { locales } from "#lib/base/i18n/locales";
import { retellWebhook, startVoiceService, type VoiceService } from "@/tests/support/services/voice-service";
import { sampleBusiness } from "@/tests/support/samples/sample-call";

const order: CallOrder = {
  id: "3f0f4f3e-7a56-4a0e-9d0c-0a6d6a3b1c01",
  providerCallId: null,
  business: sampleBusiness,
  request: "Are you open on Sunday?",
  language: "es-mx",
  summaryLanguage: "de",
  callbackNumber: "+12025550142",
  record: "transcript",
};

const ended = {
  call_id: "call_1",
  call_status: "ended",
  metadata: { lanternCallId: order.id },
  disconnection_reason: "user_hangup",
  end_timestamp: Date.parse("2026-03-02T18:01:15Z"),
  duration_ms: 75_400,
  call_cost: { combined_cost: 28.6 },
  transcript_object: [
    { role: "agent", content: " Buen día. " },
    { role: "user", content: "Abrimos a las nueve." },
    { role: "transfer_target", content: "…" },
  ],
};
const analysis = {
  call_summary: " Abren a las nueve. ",
  custom_analysis_data: { refused: false, isLastCall: false },
};

describe("Retell", () => {
  let service: VoiceService;
  let provider: CallProvider;
  /** One that waits as long as in use, or that gives up soon. */
  const fresh = (patience: { answerTimeoutMs?: number } = {}) =>
    retellProvider({
      key: "key-of-the-tests",
      agentId: "agent-1",
      fromNumber: "+12025550199",
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

  test("is handed our instructions, the first words, our id and the way back", async () => {
    await placed();
    const [asked] = service.begun();
    expect(asked?.headers.authorization).toBe("Bearer key-of-the-tests");
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({
      from_number: "+12025550199",
      to_number: sampleBusiness.phone,
      override_agent_id: "agent-1",
      metadata: { lanternCallId: order.id },
      retell_llm_dynamic_variables: {
        lantern_instructions: expect.stringContaining(order.request) as string,
      },
      agent_override: {
        retell_llm: {
          start_speaker: "agent",
          begin_message: expect.stringMatching(/asistente automático de Lantern.*se graba/) as string,
        },
        agent: {
          language: "es-419",
          webhook_url: "https://lantern.example/api/calls/callback",
          data_storage_setting: "everything",
          data_storage_retention_days: 1,
        },
      },
    });
  });

  test("is asked for a summary in the user's language, whatever language is spoken", async () => {
    await placed();
    const { agent_override } = JSON.parse(service.begun()[0]?.body ?? "") as { agent_override: unknown };
    expect(agent_override).toMatchObject({
      agent: {
        language: "es-419",
        post_call_analysis_data: expect.arrayContaining([
          {
            type: "system-presets",
            name: "call_summary",
            description: expect.stringMatching(/^Summarize in German,/) as string,
          },
        ]) as unknown[],
      },
    });
  });

  test("keeps neither words nor sound where they may not be kept", async () => {
    await provider.place({ ...order, record: "summary" });
    expect(JSON.parse(service.begun()[0]?.body ?? "")).toMatchObject({
      agent_override: { agent: { data_storage_setting: "basic_attributes_only" } },
    });
  });

  test("calls with no agent that does not read our instructions, or cannot end a call", async () => {
    const faults: [Record<string, unknown>, string][] = [
      [{ general_prompt: "You are a pirate. {{lantern_instructions}}" }, "prompt"],
      [{ general_prompt: null }, "prompt"],
      [{ general_tools: [] }, "end_call"],
    ];
    for (const [wrong, named] of faults) {
      const right = { ...service.llm };
      Object.assign(service.llm, wrong);
      expect(await fresh().place(order)).toMatchObject({
        kind: "refused",
        fault: expect.stringContaining(named) as string,
      });
      Object.assign(service.llm, right);
    }
    service.answer(503);
    // It was never asked to call.
    expect(await fresh().place(order)).toMatchObject({ kind: "again", isTurnedAway: true });
    expect(service.begun()).toHaveLength(0);
  });

  test("speaks each of our languages", () => {
    for (const locale of locales) expect(retellLanguages[locale].slice(0, 2)).toBe(locale.slice(0, 2));
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
      const other = { ...order, id: crypto.randomUUID() };
      expect(await provider.find?.(other, new Date()), behaviour).toBeNull();
      // What is not kept there may have been forgotten: then none is better than two.
      expect(await provider.find?.({ ...other, record: "summary" }, new Date()), behaviour).toMatchObject({
        kind: "refused",
      });
    }
  });

  test("that is busy or broken is asked again; that refuses is not", async () => {
    for (const status of [500, 502, 503, 408]) {
      service.behave(status);
      expect(await provider.place(order), String(status)).toMatchObject({ kind: "again" });
    }
    service.behave(429);
    expect(await provider.place(order)).toMatchObject({ kind: "again", isTurnedAway: true });
    for (const status of [400, 401, 402, 422]) {
      service.behave(status);
      expect(await provider.place(order)).toEqual({ kind: "refused", fault: `status ${status}` });
    }
    service.behave("garbage");
    const answer = await provider.place(order);
    expect(answer).toMatchObject({ kind: "again" });
    expect(JSON.stringify(answer)).not.toContain("portal");
    await service.stop();
    expect(await provider.place(order)).toMatchObject({ kind: "again" });
  });

  test("is asked what has become of a call", async () => {
    const known = await placed();
    const say = (told: Record<string, unknown>) =>
      Object.assign(service.calls.get(known.providerCallId) ?? {}, told);
    expect(await provider.follow(known, "queued")).toMatchObject({ report: { state: "ringing" } });
    say({ call_status: "ongoing" });
    expect(await provider.follow(known, "ringing")).toMatchObject({ report: { state: "in-progress" } });
    expect(await provider.follow(known, "in-progress")).toMatchObject({ report: null });
    say({ ...ended, call_id: known.providerCallId, call_analysis: analysis });
    expect(await provider.follow(known, "in-progress")).toMatchObject({
      report: {
        state: "completed",
        summary: "Abren a las nueve.",
        transcript: [
          { speaker: "agent", text: "Buen día." },
          { speaker: "business", text: "Abrimos a las nueve." },
        ],
        durationSeconds: 75,
        costCents: 29,
      },
    });
  });

  test("stops a call that goes on, and minds none that is over", async () => {
    const known = await placed();
    const call = service.calls.get(known.providerCallId) ?? {};
    // It does not ring yet, so that it cannot be stopped yet.
    expect(await provider.cancel(known)).toMatchObject({ kind: "again" });
    call.call_status = "ongoing";
    expect(await provider.cancel(known)).toMatchObject({ kind: "done", lookAgainMs: null });
    expect(call.call_status).toBe("ended");
    expect(await provider.cancel(known)).toMatchObject({ kind: "done" });
    service.calls.delete(known.providerCallId);
    for (const status of [422, 404, 410]) {
      service.answer("work", status);
      expect(await provider.cancel(known), String(status)).toMatchObject({ kind: "done" });
    }
    service.answer("work", 401);
    expect(await provider.cancel(known)).toEqual({ kind: "refused", fault: "status 401" });
    service.answer(503);
    expect(await provider.cancel(known)).toMatchObject({ kind: "again" });
  });

  test("deletes a call with its words and its sound, minds none that it does not know, and may be asked again", async () => {
    const { providerCallId } = await placed();
    service.answer(503, "work");
    expect(await provider.erase?.(providerCallId)).toMatchObject({ kind: "again" });
    expect(await provider.erase?.(providerCallId)).toMatchObject({ kind: "done" });
    expect([...service.calls]).toEqual([]);
    for (const status of [422, 404, 410]) {
      service.answer("work", status);
      expect(await provider.erase?.(providerCallId), String(status)).toMatchObject({ kind: "done" });
    }
    // It cannot be deleted yet, and is there.
    service.answer(422, "work");
    service.calls.set(providerCallId, { call_id: providerCallId, call_status: "ended" });
    expect(await provider.erase?.(providerCallId)).toEqual({ kind: "refused", fault: "status 422" });
    service.answer(401);
    expect(await provider.erase?.(providerCallId)).toEqual({ kind: "refused", fault: "status 401" });
  });
});

describe("what Retell says", () => {
  const at = ended.end_timestamp;
  const report = (more: Record<string, unknown>, now = at) =>
    toRetellReport(readRetellCall({ ...ended, ...more }), now);

  test("of a length that no call has is kept without it", () => {
    expect(report({ call_analysis: analysis, duration_ms: 1e13 })).toMatchObject({
      state: "completed",
      summary: "Abren a las nueve.",
      durationSeconds: 0,
    });
  });

  test("is mapped by its reasons; a reason that we do not know is a failure", () => {
    for (const [disconnection_reason, state] of [
      ["user_hangup", "completed"],
      ["ivr_reached", "no-answer"],
      ["dial_no_answer", "no-answer"],
      ["user_declined", "no-answer"],
      ["dial_busy", "busy"],
      ["voicemail_reached", "voicemail"],
      ["dial_failed", "failed"],
      ...Object.entries(retellOutcomes),
    ])
      expect(report({ disconnection_reason, call_analysis: analysis }), disconnection_reason).toMatchObject({
        state,
      });
    for (const disconnection_reason of ["of_tomorrow", "toString", null])
      expect(report({ disconnection_reason })).toMatchObject({ state: "failed" });
    expect(report({ call_status: "not_connected", disconnection_reason: "dial_busy" })).toMatchObject({
      state: "busy",
    });
    expect(report({ call_analysis: { ...analysis, in_voicemail: true } })).toMatchObject({
      state: "voicemail",
    });
  });

  test("is waited for until its analysis is there, but not for ever", () => {
    expect(report({}, at + 60_000)).toEqual({ state: "in-progress" });
    expect(report({}, at + 3 * 60_000)).toMatchObject({ state: "completed" });
  });

  test("makes a refusal of a call on which nobody wanted to talk, and notes who asked for no more", () => {
    const found = { custom_analysis_data: { refused: true, isLastCall: true } };
    expect(report({ call_analysis: found })).toMatchObject({ state: "refused", isLastCall: true });
  });
});

test("what Retell says holds nothing that cannot be kept, and half a character nowhere", () => {
  const long = `${"a".repeat(3_999)}👍 and more`;
  const said = {
    ...ended,
    transcript_object: ["Nine\u0000 \ud83d", long, "  "].map((content) => ({ role: "user", content })),
    call_analysis: { call_summary: `${"b".repeat(1_999)}👍 \u0000` },
  };
  const { summary, transcript } = toRetellReport(readRetellCall(said), Infinity);
  expect(summary).toBe(`${"b".repeat(1_999)}👍`);
  expect(transcript?.map(({ text }) => text)).toEqual(["Nine\ufffd \ufffd", `${"a".repeat(3_999)}👍`]);
});

describe("a webhook of Retell", () => {
  const read = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    readRetellCallback({ body, headers: new Headers(headers), now: new Date() }, "key");

  test("is believed by the library's check of this very body, for five minutes", async () => {
    const event = { event: "call_started", call: { ...ended, call_status: "ongoing" } };
    const hook = retellWebhook(event, "key");
    expect(await read(hook)).toEqual({
      kind: "report",
      provider: "retell",
      id: order.id,
      providerCallId: "call_1",
      report: { state: "in-progress" },
    });
    expect((await read({ ...hook, body: `${hook.body} ` })).kind).toBe("unsigned");
    expect((await read({ ...hook, headers: {} })).kind).toBe("unsigned");
    expect((await read(retellWebhook(event, "another"))).kind).toBe("unsigned");
    expect((await read(retellWebhook(event, "key", new Date(Date.now() - 6 * 60_000)))).kind).toBe(
      "unsigned",
    );
  });

  test("tells of the end when it is analyzed, and of nothing that is not ours", async () => {
    const justEnded = { ...ended, end_timestamp: Date.now() };
    expect(await read(retellWebhook({ event: "call_ended", call: justEnded }, "key"))).toMatchObject({
      report: { state: "in-progress" },
    });
    const analyzed = { ...justEnded, call_analysis: analysis };
    expect(await read(retellWebhook({ event: "call_analyzed", call: analyzed }, "key"))).toMatchObject({
      report: { state: "completed", summary: "Abren a las nueve." },
    });
    const others = [
      { event: "transcript_updated", call: analyzed },
      { event: "call_ended", call: { ...ended, metadata: { lanternCallId: "of somebody else" } } },
      { event: "call_ended", call: { ...ended, metadata: undefined } },
    ];
    for (const other of others) expect((await read(retellWebhook(other, "key"))).kind).toBe("nothing");
    expect((await read(retellWebhook({ event: "call_ended" }, "key"))).kind).toBe("unreadable");
  });
});
