import { expect, onTestFinished, test, vi } from "vitest";
import { clerkRefusal, standInForClerk } from "@/tests/support/services/clerk-api";

/** A sign-in service that answers as the test tells it to: a revocation, a deletion, and the question how the session stands. */
const service = { revoke: 200, delete: 200, ask: 200, status: "active", hangs: false, asked: 0 };
const user = "user_1";
standInForClerk(
  async ({ method }) => {
    service.asked += 1;
    if (service.hangs) await new Promise(() => undefined);
    const status = method === "POST" ? service.revoke : method === "DELETE" ? service.delete : service.ask;
    const session = { object: "session", id: "any", user_id: user, status: service.status };
    return clerkRefusal(status) ?? { body: session };
  },
  {
    LANTERN_BASE_URL: "https://www.lantern.example",
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("clerk.lantern.example$")}`,
  },
);
let count = 0;
const fresh = () => ({ id: user, sessionId: `sess_${++count}` });

const modules = async () => ({
  ...(await import("#lib/platform/server/sign-in/account-owner")),
  ...(await import("#lib/platform/server/sign-in/live-sessions")),
  ...(await import("#lib/platform/server/sign-in/session-cookies")),
  ...(await import("#lib/platform/server/sign-in/sign-in-data")),
});

test("a session that was ended is let in no more, whatever the service still says of it", async () => {
  const { endSession, isLiveSession } = await modules();
  const session = fresh();
  await endSession(session);
  expect(await isLiveSession(session)).toBe(false);
});

test("a session that has ended before is nothing to complain of, and one that lives on is", async () => {
  const { endSession, isLiveSession } = await modules();
  for (const gone of [{ status: "ended" }, { ask: 404 }]) {
    Object.assign(service, { revoke: 404, ask: 200, status: "active" }, gone);
    const session = fresh();
    await endSession(session);
    expect(await isLiveSession(session)).toBe(false);
  }
  Object.assign(service, { revoke: 422, ask: 200, status: "active" });
  await expect(endSession(fresh())).rejects.toThrow();
});

test("nobody is told that they are signed out while the service does not answer", async () => {
  const { endSession } = await modules();
  Object.assign(service, { revoke: 503, ask: 503 });
  await expect(endSession(fresh())).rejects.toThrow();
});

test("whoever has pressed a button is told so too where the service takes requests and never answers", async () => {
  const { deleteUser, endSession, exportOfUser, renameUser } = await modules();
  Object.assign(service, { hangs: true, asked: 0 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
    service.hangs = false;
  });
  const pressed = [endSession(fresh()), deleteUser(user), renameUser(user, {}), exportOfUser(user)];
  const ended = Promise.allSettled(pressed);
  // The last asks for the account and for its sessions.
  await vi.waitFor(() => expect(service.asked).toBe(5));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await ended).filter(({ status }) => status === "rejected")).toHaveLength(pressed.length);
}, 10_000);

test("a user who is gone already is deleted, as where a button was pressed in two tabs, and one who may be there is not", async () => {
  const { deleteUser, isLiveSession } = await modules();
  Object.assign(service, { delete: 404, ask: 200, status: "active" });
  await deleteUser(user);
  expect(await isLiveSession(fresh())).toBe(false);
  service.delete = 503;
  await expect(deleteUser("user_2")).rejects.toThrow();
});

test("a browser forgets its session, for whichever domain the service has set the cookies", async () => {
  const { forgottenSession, forgottenToken } = await modules();
  const request = new Request("https://www.lantern.example/", {
    headers: { cookie: "theme=dark; __client_uat=1; __session_abc=x" },
  });
  const lines = forgottenSession(request);
  expect(lines.every((line) => line.includes("=; Path=/; Max-Age=0"))).toBe(true);
  for (const name of ["__client_uat", "__session_abc"])
    expect(
      lines.filter((line) => line.startsWith(`${name}=;`)).map((line) => /Domain=(.*)/.exec(line)?.[1]),
    ).toEqual([undefined, "www.lantern.example", "lantern.example"]);
  expect(lines).toHaveLength(6);
  expect(forgottenToken(request)).toEqual(lines.filter((line) => line.startsWith("__session_abc=")));
});
