import { beforeEach, expect, test, vi } from "vitest";
import { FormProblem } from "#lib/platform/server/api/form-return";
import { startCall } from "#lib/product/calls/start-call";

vi.mock("#lib/platform/server/database/database", () => ({
  database: () => Promise.resolve({}),
  databaseNow: () => Promise.resolve(new Date()),
}));
vi.mock("#lib/product/account/saved-number", () => ({ readSavedNumber: () => Promise.resolve(null) }));
vi.mock("#lib/product/calls/call-limits", () => ({ limitStart: () => Promise.resolve() }));
const create = vi.hoisted(() => vi.fn());
vi.mock("#lib/product/calls/call-start-store", () => ({
  callStartStore: () => ({ startedBy: () => Promise.resolve(null), create }),
}));
vi.mock("#lib/product/account/read-plan", () => ({ readCallMonth: () => Promise.resolve(null) }));
vi.mock("#lib/product/calls/run-calls", () => ({ wakeCalls: () => undefined }));
const readBusiness = vi.hoisted(() => vi.fn());
vi.mock("#lib/product/directory/provider/directory", () => ({ readBusiness }));
beforeEach(() => void readBusiness.mockResolvedValue(null));

test("a business that the directory does not have at all is told as gone, to programs and to the form", async () => {
  const form = {
    businessId: "nobody",
    request: "Is there a class?",
    language: "en",
    locale: null,
    shownNumber: "",
  };
  const refused: unknown = await startCall(
    "parent",
    { ...form, callbackNumber: "+1 415 555 2671" },
    "0b8a4f6e-3f2e-4c9e-9a51-7d1d1f0f5a11",
  ).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FormProblem);
  expect(refused).toMatchObject({ status: 404, code: "gone", details: { members: { reason: "gone" } } });
});

test("a number that the request's text may not have is told by what stands there, at the text's field", async () => {
  readBusiness.mockResolvedValue({ goneAt: null, phone: "+15035550123", hours: null, services: [] });
  create.mockResolvedValue({ kind: "notCalledBack", fault: "requestNumber", written: "900-555-1234" });
  const request = "Have them ring 900-555-1234";
  const form = {
    businessId: "a-shop",
    request,
    language: "en",
    locale: null,
    shownNumber: "",
    callbackNumber: "+14155552671",
  };
  const refused: unknown = await startCall("parent", form, crypto.randomUUID()).catch(
    (error: unknown) => error,
  );
  const faults = { request: "requestNumber", toldNumber: "900-555-1234" };
  const errors = { request: expect.stringContaining("telephone number") as string };
  expect(refused).toMatchObject({
    status: 422,
    code: "faults",
    faults,
    details: { errors, members: { faults } },
  });
});

test("what came of a call is to be told in the language of the page, whatever is spoken on it", async () => {
  readBusiness.mockResolvedValue({ goneAt: null, phone: "+15035550123", hours: null, services: [] });
  create.mockResolvedValue({ kind: "new", id: "a-call" });
  const form = { businessId: "a-shop", request: "¿Abren el sábado?", language: "en", shownNumber: "" };
  for (const locale of ["es", null] as const) {
    await startCall("parent", { ...form, locale, callbackNumber: "+14155552671" }, crypto.randomUUID());
    expect(create).toHaveBeenLastCalledWith(
      expect.objectContaining({ language: "en", summaryLanguage: locale }),
      expect.any(Date),
    );
  }
});
