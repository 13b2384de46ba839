import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VisitorService, type VisitorPorts } from "#lib/reader/visitor/visitor-service";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function serviceWith(kept: string | null, over: Partial<VisitorPorts> = {}) {
  const ports = {
    readAnonId: vi.fn(() => kept),
    keepAnonId: vi.fn(),
    readFingerprint: vi.fn(async () => "f1"),
    trackUser: vi.fn(async () => "a1"),
    takeTurn: (run: () => Promise<void>) => run(),
    ...over,
  };
  return { ports, service: new VisitorService(ports) };
}

test("somebody new is told with their fingerprint, and the id is kept", async () => {
  const { service, ports } = serviceWith(null);
  expect(service.isInitialised).toBe(false);
  await service.initialise();
  expect(ports.trackUser).toHaveBeenCalledWith({ anonId: null, fingerprint: "f1" });
  expect(ports.keepAnonId).toHaveBeenCalledWith("a1");
  expect([service.isInitialised, service.anonId]).toEqual([true, "a1"]);
});

test("somebody whose id is kept is asked for no fingerprint, and nothing is written", async () => {
  const { service, ports } = serviceWith("a1");
  await service.initialise();
  expect(ports.readFingerprint).not.toHaveBeenCalled();
  expect(ports.trackUser).toHaveBeenCalledWith({ anonId: "a1", fingerprint: null });
  expect(ports.keepAnonId).not.toHaveBeenCalled();
});

test("two tabs whose reader has just agreed are one visitor, one after the other", async () => {
  let kept: string | null = null;
  let turn = Promise.resolve();
  const trackUser = vi.fn(async ({ anonId }: { anonId: string | null }) => anonId ?? crypto.randomUUID());
  const tab = () =>
    serviceWith(null, {
      readAnonId: () => kept,
      keepAnonId: (anonId) => (kept = anonId),
      trackUser,
      takeTurn: (run) => (turn = turn.then(run)),
    }).service;
  const [one, other] = [tab(), tab()];
  await Promise.all([one.initialise(), other.initialise()]);
  expect(trackUser).toHaveBeenLastCalledWith({ anonId: kept, fingerprint: null });
  expect([one.anonId, other.anonId]).toEqual([kept, kept]);
});

test("a server that does not answer leaves the id that there was", async () => {
  const { service, ports } = serviceWith("a1", { trackUser: async () => null });
  await service.initialise();
  expect(service.anonId).toBe("a1");
  expect(ports.keepAnonId).not.toHaveBeenCalled();
});

test("a visitor is initialised once, until it is reset", async () => {
  const { service, ports } = serviceWith(null);
  await Promise.all([service.initialise(), service.initialise()]);
  await service.initialise();
  expect(ports.readFingerprint).toHaveBeenCalledTimes(1);
  service.reset();
  expect([service.isInitialised, service.anonId]).toEqual([false, null]);
  await service.initialise();
  expect(ports.readFingerprint).toHaveBeenCalledTimes(2);
});

test("what arrives after a reset changes nothing", async () => {
  let answer: (id: string) => void = () => undefined;
  const { service, ports } = serviceWith(null, { trackUser: () => new Promise((given) => (answer = given)) });
  const starting = service.initialise();
  await vi.advanceTimersByTimeAsync(0);
  service.reset();
  answer("late");
  await starting;
  expect(ports.keepAnonId).not.toHaveBeenCalled();
  expect(service.isInitialised).toBe(false);
});

test("waiting for it begins it, ends the moment it is there, and leaves no timer behind", async () => {
  let answer: (id: string) => void = () => undefined;
  const { service } = serviceWith("a1", { trackUser: () => new Promise((given) => (answer = given)) });
  const waiting = service.ensureInitialised();
  await vi.advanceTimersByTimeAsync(1_000);
  answer("a1");
  await waiting;
  expect(service.isInitialised).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("an initialisation that fails says so at once to all who wait, and can be begun again", async () => {
  const takeTurn = vi.fn((run: () => Promise<void>) => run()).mockRejectedValueOnce(new Error("no lock"));
  const { service } = serviceWith("a1", { takeTurn });
  const both = [service.initialise(), service.ensureInitialised()];
  for (const one of both) await expect(one).rejects.toThrow("no lock");
  expect(service.isInitialised).toBe(false);
  await service.ensureInitialised();
  expect([service.isInitialised, service.anonId]).toEqual([true, "a1"]);
});

test("an initialisation from before a reset that fails does not undo the next", async () => {
  let fail: (error: Error) => void = () => undefined;
  const trackUser = vi.fn(async () => "a2");
  trackUser.mockImplementationOnce(() => new Promise((_, rejected) => (fail = rejected)));
  const { service } = serviceWith("a1", { trackUser });
  const first = service.initialise();
  await vi.advanceTimersByTimeAsync(0);
  service.reset();
  await service.initialise();
  fail(new Error("late"));
  await expect(first).rejects.toThrow("late");
  await service.initialise();
  expect(trackUser).toHaveBeenCalledTimes(2);
});

test("waiting for it ends after five seconds, and says so", async () => {
  const { service } = serviceWith(null, { readFingerprint: () => new Promise(() => undefined) });
  const waiting = expect(service.ensureInitialised()).rejects.toThrow(
    "Anonymous user service initialization timeout",
  );
  await vi.advanceTimersByTimeAsync(5_000);
  await waiting;
});
