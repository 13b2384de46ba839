import { expect, test, vi } from "vitest";
import { FormProblem } from "#lib/platform/server/api/form-return";
import { startCall } from "#lib/product/calls/start-call";

vi.mock("#lib/platform/server/database/database", () => ({ database: () => Promise.resolve({}) }));
vi.mock("#lib/product/account/saved-number", () => ({ readSavedNumber: () => Promise.resolve(null) }));
vi.mock("#lib/product/calls/call-limits", () => ({ limitStart: () => Promise.resolve() }));
vi.mock("#lib/product/calls/call-start-store", () => ({
  callStartStore: () => ({ startedBy: () => Promise.resolve(null) }),
}));
vi.mock("#lib/product/calls/run-calls", () => ({ wakeCalls: () => undefined }));
vi.mock("#lib/product/directory/directory", () => ({ readBusiness: () => Promise.resolve(null) }));

test("a business that the directory does not have at all is told as gone, to programs and to the form", async () => {
  const form = { businessId: "nobody", request: "Is there a class?", language: "en", shownNumber: "" };
  const refused: unknown = await startCall(
    "parent",
    { ...form, callbackNumber: "+1 415 555 2671" },
    "0b8a4f6e-3f2e-4c9e-9a51-7d1d1f0f5a11",
  ).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FormProblem);
  expect(refused).toMatchObject({ status: 404, code: "gone", details: { members: { reason: "gone" } } });
});
