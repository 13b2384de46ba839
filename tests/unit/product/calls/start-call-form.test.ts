import { expect, test, vi } from "vitest";
import { callForm } from "#lib/product/calls/start-call-form";

vi.mock("#lib/product/account/saved-number", () => ({ readSavedNumber: () => Promise.resolve(null) }));
vi.mock("#lib/product/calls/call-limits", () => ({
  limitForm: () => Promise.resolve(),
  limitStart: () => Promise.resolve(),
}));
vi.mock("#lib/product/calls/run-calls", () => ({ wakeCalls: () => undefined }));

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
