import { beforeEach, expect, test, vi } from "vitest";
import { callForm } from "#lib/product/calls/commands/start-call-form";

vi.mock("#lib/product/account/saved-number", () => ({ readSavedNumber: () => Promise.resolve(null) }));
const limitForm = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("#lib/product/calls/commands/call-limits", () => ({
  limitForm,
  limitStart: () => Promise.resolve(),
}));
vi.mock("#lib/product/calls/queue/run-calls", () => ({ wakeCalls: () => undefined }));
const startCall = vi.hoisted(() => vi.fn(async () => ({ id: "a-call", isNew: true })));
vi.mock("#lib/product/calls/commands/start-call", async (original) => ({
  ...(await original<object>()),
  startCall,
}));
vi.mock("#lib/product/calls/commands/started-answer", () => ({
  startedAnswer: async () => ({ id: "a-call" }),
}));
beforeEach(() => void vi.clearAllMocks());

const parent = { id: "parent", sessionId: "one" };
const good = {
  businessId: "a shop",
  request: "Is there a class?",
  language: "en",
  callbackNumber: "+1 202 555 0142",
};
const post = async (fields: Record<string, unknown>, kind: "json" | "form", header: string | null = null) => {
  const { shape, save } = callForm(header);
  return save(parent, shape.parse(fields), kind);
};
const isUuid: unknown = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

test("a request that is far too long is told to be too long, not to be missing", async () => {
  const request = "Do you have a place? ".repeat(1_000);
  await expect(post({ ...good, request }, "form")).rejects.toMatchObject({
    status: 400,
    faults: { request: "requestTooLong" },
  });
});

test("a call is started with the language of the form's page, or with none where that is none of ours", async () => {
  for (const [named, locale] of [
    ["es", "es"],
    ["xx", null],
    [undefined, null],
  ] as const) {
    await post({ language: "en", locale: named }, "json", crypto.randomUUID());
    expect(startCall).toHaveBeenLastCalledWith(
      "parent",
      expect.objectContaining({ language: "en", locale }),
      expect.any(String),
    );
  }
});

test("a program has to name its call by a UUID, in the header or in the body, and the header counts", async () => {
  const [inHeader, inBody] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [header, idempotencyKey] of [
    [null, undefined],
    [null, "mine"],
    ["mine", inBody],
  ] as const)
    await expect(post({ ...good, idempotencyKey }, "json", header)).rejects.toMatchObject({ status: 400 });
  expect(startCall).not.toHaveBeenCalled();
  await post({ ...good, idempotencyKey: inBody }, "json");
  expect(startCall).toHaveBeenLastCalledWith("parent", expect.anything(), inBody);
  await post({ ...good, idempotencyKey: inBody }, "json", inHeader);
  expect(startCall).toHaveBeenLastCalledWith("parent", expect.anything(), inHeader);
});

test("a program is told whether its call is new, and where it is", async () => {
  const key = crypto.randomUUID();
  for (const [isNew, status] of [
    [true, 201],
    [false, 200],
  ] as const) {
    startCall.mockResolvedValueOnce({ id: "a-call", isNew });
    const { next, json } = (await post(good, "json", key)) ?? {};
    expect([next, json?.status, json?.headers.get("location")]).toEqual([
      "/call/a-call",
      status,
      "/api/calls/a-call",
    ]);
  }
  expect(limitForm).not.toHaveBeenCalled();
});

test("a plain form is confirmed on a page of its own, by a key that makes all its confirmations one call", async () => {
  expect(await post(good, "form")).toEqual({
    next: "/calls/new",
    typed: expect.objectContaining({ ...good, idempotencyKey: isUuid }) as unknown,
  });
  expect(startCall).not.toHaveBeenCalled();
  expect(limitForm).toHaveBeenCalledExactlyOnceWith("parent");
  // What is wrong is told before anything has to be confirmed.
  await expect(post({ ...good, language: "xx" }, "form")).rejects.toMatchObject({
    status: 400,
    faults: { language: "languageInvalid" },
  });
  const idempotencyKey = crypto.randomUUID();
  await post({ ...good, idempotencyKey }, "form");
  expect(startCall).toHaveBeenLastCalledWith("parent", expect.objectContaining(good), idempotencyKey);
});

test("whoever would rather change what is to be confirmed goes back to the form with what was typed", async () => {
  const asked = { ...good, idempotencyKey: crypto.randomUUID(), change: "yes" };
  expect(await post(asked, "form")).toEqual({
    next: "/business/a%20shop?problem=confirm#start-call",
    typed: good,
  });
  expect(startCall).not.toHaveBeenCalled();
  await post(asked, "json");
  expect(startCall).toHaveBeenCalledOnce();
});

test("a refused form is shown where it was: on the business's page, or on that of the confirmation", () => {
  const { page } = callForm(null);
  const pageOf = typeof page === "string" ? () => page : page;
  expect(pageOf({ businessId: "a/b" })).toBe("/business/a%2Fb");
  expect(pageOf({ businessId: "x".repeat(300) })).toBe(`/business/${"x".repeat(200)}`);
  expect(pageOf({ businessId: "a", idempotencyKey: "" })).toBe("/calls/new");
});
