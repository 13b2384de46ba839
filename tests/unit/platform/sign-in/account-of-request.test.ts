/** What one request learns of its account, and what the log is told: the shell asks, and the page in it. */
import { beforeEach, expect, test, vi } from "vitest";

const request = vi.hoisted(() => ({ answers: new Map<unknown, unknown>(), account: vi.fn() }));
// As React keeps answers for one request, of which a test has none.
vi.mock("react", async (original) => ({
  ...(await original<object>()),
  cache: (ask: () => unknown) => () => {
    if (!request.answers.has(ask)) request.answers.set(ask, ask());
    return request.answers.get(ask);
  },
}));
vi.mock("@clerk/nextjs/server", () => ({
  auth: async () => ({ userId: "user_1", sessionId: "sess_1" }),
  clerkClient: vi.fn(),
}));
vi.mock("#lib/platform/server/sign-in/live-sessions", () => ({ isLiveSession: async () => true }));
vi.mock("#lib/platform/server/sign-in/accounts", () => ({ accountOf: request.account }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
const { readAccountIfReached, readAccountIfThere } = await import("#lib/platform/server/sign-in/sign-in");
const { logger } = await import("#lib/platform/server/logger");
const error = vi.spyOn(logger, "error").mockReturnValue();

beforeEach(() => {
  request.answers.clear();
  request.account.mockReset();
  error.mockClear();
});

test("a service that cannot be reached is logged once a request", async () => {
  request.account.mockRejectedValue(new Error("away"));
  expect(await Promise.all([readAccountIfThere(), readAccountIfReached()])).toEqual([null, null]);
  expect(error).toHaveBeenCalledTimes(1);
  expect(request.account).toHaveBeenCalledTimes(1);
});

test("an account that is gone is the page's to say, and the shell logs nothing of it", async () => {
  request.account.mockResolvedValue(undefined);
  expect(await readAccountIfThere()).toBeNull();
  await expect(readAccountIfReached()).rejects.toMatchObject({ status: 401 });
  expect(error).not.toHaveBeenCalled();
});

test("shell and page get the same account", async () => {
  request.account.mockResolvedValue({ id: "user_1" });
  expect(await readAccountIfThere()).toBe(await readAccountIfReached());
});
