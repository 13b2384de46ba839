import { beforeEach, expect, test, vi } from "vitest";
import { clerkRefusal, standInForClerk } from "@/tests/support/services/clerk-api";
import { evenNow } from "@/lib/base/values/even-clock";
import { frontBridge, type FrontBridge } from "#lib/platform/front-bridge";
import { localSessions } from "#lib/platform/local-sessions";

/** A sign-in service that says of every session what the test tells it to. */
const service = { http: 200, status: "active", userId: "user_1", asked: 0 };
standInForClerk(
  ({ url = "" }) => {
    service.asked += 1;
    const id = /sessions\/(\w+)/.exec(url)?.[1];
    const session = { object: "session", id, user_id: service.userId, status: service.status };
    return clerkRefusal(service.http) ?? { body: session };
  },
  // A real instance: what it says is believed for a second.
  { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("clerk.lantern.example$")}` },
);
let count = 0;
const fresh = () => ({ id: `user_${++count}`, sessionId: `sess_${count}` });
const sessions = () => import("@/lib/platform/server/sign-in/live-sessions");
/** Each test begins long after the one before it. */
let now = 1_800_000_000_000;

beforeEach(() => {
  now += 3_600_000;
  Object.assign(service, { http: 200, status: "active", asked: 0 });
});

test("a session that lives is let in, and asked for once by many requests at once", async () => {
  const { isLiveSession } = await sessions();
  const session = fresh();
  service.userId = session.id;
  expect(await Promise.all([1, 2, 3].map(() => isLiveSession(session, { now })))).toEqual([true, true, true]);
  expect(await isLiveSession(session, { now })).toBe(true);
  expect(service.asked).toBe(1);
});

test("a session that has ended, is another user's or is unknown is refused, and not asked for again", async () => {
  const { isLiveSession } = await sessions();
  for (const status of ["ended", "removed", "revoked", "expired", "replaced", "abandoned"]) {
    const session = fresh();
    Object.assign(service, { status, userId: session.id, asked: 0 });
    expect(await isLiveSession(session, { now }), status).toBe(false);
    expect(await isLiveSession(session, { now }), status).toBe(false);
    expect(service.asked).toBe(1);
  }
  Object.assign(service, { status: "active", userId: "user_another" });
  expect(await isLiveSession(fresh(), { now })).toBe(false);
  service.http = 404;
  expect(await isLiveSession(fresh(), { now })).toBe(false);
});

test("what this process has ended is refused at once, whatever the service said a moment ago", async () => {
  const { isLiveSession, markEnded } = await sessions();
  const [session, ofUser] = [fresh(), fresh()];
  service.userId = session.id;
  expect(await isLiveSession(session, { now })).toBe(true);
  markEnded(session.sessionId);
  expect(await isLiveSession(session, { now })).toBe(false);
  service.userId = ofUser.id;
  expect(await isLiveSession(ofUser, { now })).toBe(true);
  markEnded(ofUser.id);
  expect(await isLiveSession(ofUser, { now })).toBe(false);
  expect(await isLiveSession({ ...ofUser, sessionId: "sess_other" }, { now })).toBe(false);
});

test("a session that is ended while the service is asked is refused", async () => {
  const { isLiveSession, markEnded } = await sessions();
  const session = fresh();
  service.userId = session.id;
  const asked = isLiveSession(session, { now });
  markEnded(session.sessionId);
  expect(await asked).toBe(false);
});

test("a sign-in host in this process is asked without a request", async () => {
  const { isLiveSession } = await sessions();
  const [session, foreign, gone] = [fresh(), fresh(), fresh()];
  const users = new Map([
    [session.sessionId, session.id],
    [foreign.sessionId, "user_another"],
  ]);
  localSessions.set((sessionId) => users.get(sessionId) ?? null);
  try {
    expect(await isLiveSession(session, { now })).toBe(true);
    expect(await isLiveSession(foreign, { now })).toBe(false);
    expect(await isLiveSession(gone, { now })).toBe(false);
    users.set(gone.sessionId, gone.id);
    expect(await isLiveSession(gone, { now })).toBe(false);
    expect(service.asked).toBe(0);
  } finally {
    localSessions.set(undefined);
  }
});

test("while the service is down its last word holds, and it is left alone for a while", async () => {
  const { isLiveSession, markEnded } = await sessions();
  const [session, gone] = [fresh(), fresh()];
  markEnded(gone.sessionId);
  service.http = 500;
  expect(await isLiveSession(session, { now })).toBe(true);
  const { asked } = service;
  expect(asked).toBeGreaterThan(0);
  expect(await isLiveSession(session, { now: now + 4_000 })).toBe(true);
  expect(await isLiveSession(fresh(), { now: now + 4_000 })).toBe(true);
  expect(await isLiveSession(gone, { now })).toBe(false);
  expect(service.asked).toBe(asked);
  Object.assign(service, { http: 200, status: "ended", userId: session.id });
  expect(await isLiveSession(session, { now: now + 6_000 })).toBe(false);
});

test("what was said of a session while a request is answered holds for that request, and for none after it", async () => {
  const { isLiveSession } = await sessions();
  const session = fresh();
  service.userId = session.id;
  const request = { begunAt: evenNow() };
  frontBridge.set({ begunAt: () => request.begunAt } as FrontBridge);
  expect(await isLiveSession(session, { now })).toBe(true);
  const later = performance.now() + 5_000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => later);
  expect(await isLiveSession(session, { now })).toBe(true);
  expect(service.asked).toBe(1);
  request.begunAt = evenNow();
  service.status = "ended";
  expect(await isLiveSession(session, { now })).toBe(false);
  clock.mockRestore();
  frontBridge.set(undefined);
});

test("a clock that is set back while the service is down lets nobody in for longer", async () => {
  const { isLiveSession } = await sessions();
  const session = fresh();
  // After every other test's time, so that the service is not left alone on their account.
  const [wall, passed] = [Date.now(), performance.now() + 2_000_000_000_000];
  const even = vi.spyOn(performance, "now").mockReturnValue(passed);
  const clock = vi.spyOn(Date, "now").mockReturnValue(wall + 2_000_000_000_000);
  service.http = 500;
  expect(await isLiveSession(session)).toBe(true);
  Object.assign(service, { http: 200, status: "ended", userId: session.id });
  even.mockReturnValue(passed + 6_000);
  clock.mockReturnValue(wall);
  expect(await isLiveSession(session)).toBe(false);
  clock.mockRestore();
  even.mockRestore();
});
