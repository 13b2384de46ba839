import { beforeEach, expect, test, vi } from "vitest";
import { FormProblem } from "#lib/platform/server/api/form-return";
import { startCall } from "#lib/product/calls/commands/start-call";

vi.mock("#lib/platform/server/database/database", () => ({
  database: () => Promise.resolve({}),
  databaseNow: () => Promise.resolve(new Date()),
}));
const readSavedNumber = vi.hoisted(() => vi.fn<() => Promise<string | null>>());
vi.mock("#lib/product/account/saved-number", () => ({ readSavedNumber }));
vi.mock("#lib/product/calls/commands/call-limits", () => ({ limitStart: () => Promise.resolve() }));
const [startedBy, create] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock("#lib/product/calls/records/call-start-store", () => ({
  callStartStore: () => ({ startedBy, create }),
}));
vi.mock("#lib/product/account/read-plan", () => ({ readCallMonth: () => Promise.resolve(null) }));
const wakeCalls = vi.hoisted(() => vi.fn());
vi.mock("#lib/product/calls/queue/run-calls", () => ({ wakeCalls }));
const readBusiness = vi.hoisted(() => vi.fn());
vi.mock("#lib/product/directory/provider/directory", () => ({ readBusiness }));
beforeEach(() => {
  vi.resetAllMocks();
  readBusiness.mockResolvedValue(null);
  readSavedNumber.mockResolvedValue(null);
  startedBy.mockResolvedValue(null);
});

const shop = { goneAt: null, phone: "+15035550123", hours: null, services: [] };
const confirmed = {
  businessId: "a-shop",
  request: " Is there a class? ",
  language: "en",
  locale: null,
  shownNumber: "",
  callbackNumber: "+14155552671",
};

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

test("a call that is started is written down with the number in full, and its provider is told at once", async () => {
  readBusiness.mockResolvedValue(shop);
  create.mockResolvedValue({ kind: "new", id: "a-call" });
  const key = crypto.randomUUID();
  expect(await startCall("parent", { ...confirmed, callbackNumber: "(415) 555-2671" }, key)).toEqual({
    id: "a-call",
    isNew: true,
  });
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      userId: "parent",
      idempotencyKey: key,
      request: "Is there a class?",
      callbackNumber: "+14155552671",
    }),
    expect.any(Date),
  );
  expect(wakeCalls).toHaveBeenCalledOnce();
});

test("a form that is sent once more is the call that it has started, whatever has changed since", async () => {
  const key = crypto.randomUUID();
  startedBy.mockResolvedValue({ kind: "same", id: "a-call" });
  // Neither the business nor the saved number is there any more.
  expect(await startCall("parent", { ...confirmed, callbackNumber: " " }, key)).toEqual({
    id: "a-call",
    isNew: false,
  });
  expect(startedBy).toHaveBeenLastCalledWith("parent", key, {
    businessId: "a-shop",
    request: "Is there a class?",
    callbackNumber: null,
  });
  await startCall("parent", { ...confirmed, callbackNumber: "(415) 555-2671" }, key);
  expect(startedBy).toHaveBeenLastCalledWith(
    "parent",
    key,
    expect.objectContaining({ callbackNumber: "+14155552671" }),
  );
  startedBy.mockResolvedValue({ kind: "other" });
  await expect(startCall("parent", confirmed, key)).rejects.toMatchObject({ status: 409 });
  expect(create).not.toHaveBeenCalled();
});

test("a saved number that is not the one shown where it was confirmed is looked at once more", async () => {
  readBusiness.mockResolvedValue(shop);
  readSavedNumber.mockResolvedValue("+14155552671");
  create.mockResolvedValue({ kind: "new", id: "a-call" });
  const start = (shownNumber: string, callbackNumber: string) =>
    startCall("parent", { ...confirmed, shownNumber, callbackNumber }, crypto.randomUUID());
  await expect(start("••• ••• ••42", " ")).rejects.toMatchObject({
    status: 409,
    code: "numberChanged",
    faults: { callbackNumber: "numberChanged" },
  });
  expect(create).not.toHaveBeenCalled();
  for (const [shown, typed] of [
    ["••• ••• ••71", ""],
    ["", ""],
    ["••• ••• ••71", "+12025550142"],
  ] as const)
    expect(await start(shown, typed), `${shown} ${typed}`).toMatchObject({ id: "a-call" });
});
