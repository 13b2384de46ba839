import { expect, test, vi } from "vitest";
import { callForm } from "#lib/product/calls/start-call-form";

vi.mock("#lib/product/account/saved-number", () => ({ readSavedNumber: () => Promise.resolve(null) }));
vi.mock("#lib/product/calls/call-limits", () => ({
  limitForm: () => Promise.resolve(),
  limitStart: () => Promise.resolve(),
}));
vi.mock("#lib/product/calls/run-calls", () => ({ wakeCalls: () => undefined }));
const startCall = vi.hoisted(() => vi.fn(async () => ({ id: "a-call", isNew: true })));
vi.mock("#lib/product/calls/start-call", async (original) => ({ ...(await original<object>()), startCall }));
vi.mock("#lib/product/calls/started-answer", () => ({ startedAnswer: async () => ({ id: "a-call" }) }));

test("a request that is far too long is told to be too long, not to be missing", async () => {
  const { shape, save } = callForm(null);
  const form = shape.parse({
    businessId: "one",
    request: "Do you have a place? ".repeat(1_000),
    language: "en",
    callbackNumber: "+1 202 555 0142",
  });
  const refused: unknown = await Promise.resolve(
    save({ id: "parent", sessionId: "one" }, form, "form"),
  ).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 400, faults: { request: "requestTooLong" } });
});

test("a call is started with the language of the form's page, or with none where that is none of ours", async () => {
  const { shape, save } = callForm(crypto.randomUUID());
  for (const [named, locale] of [
    ["es", "es"],
    ["xx", null],
    [undefined, null],
  ] as const) {
    await save({ id: "parent", sessionId: "one" }, shape.parse({ language: "en", locale: named }), "json");
    expect(startCall).toHaveBeenLastCalledWith(
      "parent",
      expect.objectContaining({ language: "en", locale }),
      expect.any(String),
    );
  }
});
