import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { clerkRefusal, standInForClerk } from "@/tests/support/services/clerk-api";

/** A sign-in service that knows one user, by whatever name the test gives them. */
const service = { firstName: "Robin", status: 200, asked: 0, held: Promise.resolve(undefined) };
const robin = () => ({
  object: "user",
  id: "user_1",
  first_name: service.firstName,
  last_name: null,
  primary_email_address_id: "idn_1",
  email_addresses: [
    {
      id: "idn_1",
      email_address: "robin@lantern.example",
      verification: { status: "verified" },
      linked_to: [],
    },
    {
      id: "idn_2",
      email_address: "never-confirmed@lantern.example",
      verification: { status: "unverified" },
      linked_to: [],
    },
    { id: "idn_3", email_address: "unasked@lantern.example", verification: null, linked_to: [] },
  ],
  phone_numbers: [],
  created_at: 1_750_000_000_000,
  last_sign_in_at: null,
});
standInForClerk(
  async () => {
    service.asked += 1;
    const answer = clerkRefusal(service.status) ?? { body: robin() };
    await service.held;
    return answer;
  },
  // A real instance: an answer of our own host is waited for as long as this server is busy.
  { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("clerk.lantern.example$")}` },
);
let session = 0;
// Who is signed in comes with a request of Next's, of which a test has none.
vi.mock("@clerk/nextjs/server", async (importReal) => ({
  ...(await importReal<object>()),
  auth: async () => ({ userId: "user_1", sessionId: `sess_${session}` }),
}));
vi.mock("#lib/platform/server/sign-in/live-sessions", () => ({ isLiveSession: async () => true }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
const user = () => ({ id: "user_1", sessionId: `sess_${session}` });
const accounts = () => import("@/lib/platform/server/sign-in/accounts");

beforeEach(() => {
  session += 1;
  Object.assign(service, { firstName: "Robin", status: 200, asked: 0 });
});

test("pages of one session ask the service once, also when they are asked for at once", async () => {
  const { accountOf } = await accounts();
  const [first, second] = await Promise.all([accountOf(user()), accountOf(user())]);
  expect(first).toMatchObject({ id: "user_1", firstName: "Robin", email: "robin@lantern.example" });
  expect(second).toEqual(first);
  await accountOf(user());
  expect(service.asked).toBe(1);
});

test("a change made here is seen by the next page, in every session of the user", async () => {
  const { accountOf, forgetAccount } = await accounts();
  const elsewhere = { id: "user_1", sessionId: "sess_elsewhere" };
  await accountOf(user());
  await accountOf(elsewhere);
  service.firstName = "Sam";
  forgetAccount("user_1");
  expect(await accountOf(user())).toMatchObject({ firstName: "Sam" });
  expect(await accountOf(elsewhere)).toMatchObject({ firstName: "Sam" });
});

test("a change made here is seen by a page that had asked before it", async () => {
  const { accountOf, forgetAccount } = await accounts();
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  service.held = held;
  const early = accountOf(user());
  await vi.waitFor(() => expect(service.asked).toBe(1));
  Object.assign(service, { firstName: "Sam", held: Promise.resolve(undefined) });
  forgetAccount("user_1");
  answer(undefined);
  expect(await early).toMatchObject({ firstName: "Sam" });
  expect(await accountOf(user())).toMatchObject({ firstName: "Sam" });
});

test("a change made elsewhere is seen within the minute", async () => {
  const { accountOf } = await accounts();
  await accountOf(user());
  service.firstName = "Sam";
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
  expect(await accountOf(user())).toMatchObject({ firstName: "Sam" });
  vi.restoreAllMocks();
});

test("while the service fails, what it said last holds; who was never asked about is an error", async () => {
  const { accountOf } = await accounts();
  await accountOf(user());
  service.status = 500;
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
  expect(await accountOf(user())).toMatchObject({ firstName: "Robin" });
  await expect(accountOf({ id: "user_1", sessionId: "sess_new" })).rejects.toThrow();
  vi.restoreAllMocks();
});

test("a user's own addresses are the confirmed ones, asked anew each time", async () => {
  const { verifiedAddressesOf } = await accounts();
  const before = service.asked;
  for (let time = 1; time <= 2; time += 1) {
    expect(await verifiedAddressesOf("user_1")).toEqual(["robin@lantern.example"]);
    expect(service.asked).toBe(before + time);
  }
  service.status = 404;
  expect(await verifiedAddressesOf("user_1")).toEqual([]);
  service.status = 500;
  await expect(verifiedAddressesOf("user_1")).rejects.toThrow();
});

test("an account that is gone is none", async () => {
  service.status = 404;
  const { accountOf } = await accounts();
  expect(await accountOf(user())).toBeUndefined();
});

test("a page with more to show is told that the service is away, and no other fault", async () => {
  const { readAccount, readAccountIfReached } = await import("@/lib/platform/server/sign-in/sign-in");
  service.status = 503;
  expect(await readAccountIfReached()).toBeNull();
  await expect(readAccount()).rejects.toThrow();
  service.status = 404;
  await expect(readAccountIfReached()).rejects.toThrow("The account no longer exists");
  service.status = 200;
  expect(await readAccountIfReached()).toMatchObject({ firstName: "Robin" });
});

// The last, since the service is left alone for a while after it.
test("a service that takes requests and never answers holds no page up for long", async () => {
  const { accountOf, verifiedAddressesOf } = await accounts();
  await accountOf(user());
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  service.held = new Promise(() => undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    service.held = Promise.resolve(undefined);
  });
  const asked = Promise.allSettled([
    accountOf(user()),
    accountOf({ id: "user_1", sessionId: "sess_newer" }),
    verifiedAddressesOf("user_1"),
  ]);
  await vi.waitFor(() => expect(service.asked).toBe(4));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toMatchObject([
    { status: "fulfilled", value: { firstName: "Robin" } },
    { status: "rejected" },
    { status: "rejected" },
  ]);
  // Nor is it asked by each page, for a while.
  await expect(accountOf({ id: "user_1", sessionId: "sess_next" })).rejects.toThrow("no answer in time");
  expect(service.asked).toBe(4);
}, 10_000);
