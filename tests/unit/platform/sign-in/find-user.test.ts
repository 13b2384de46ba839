import { expect, test, vi } from "vitest";
import { findUserId } from "#lib/platform/server/sign-in/find-user";

type Listed = {
  id: string;
  emailAddresses: { emailAddress: string; verification: { status: string } | null }[];
};

/** Clerk's list of users: newest first, also by an address that nobody has confirmed. */
const listed = vi.hoisted(() => ({ users: [] as Listed[] }));
vi.mock("#lib/platform/env", () => ({
  env: { CLERK_SECRET_KEY: "sk_test_of_a_test" },
  isLocalSignIn: () => false,
}));
vi.mock("@clerk/backend", () => ({
  createClerkClient: () => ({
    users: {
      getUserList: () => Promise.resolve({ data: listed.users, totalCount: listed.users.length }),
      getUser: () => new Promise(() => undefined),
    },
  }),
}));

const user = (id: string, emailAddress: string, status: string | null): Listed => ({
  id,
  emailAddresses: [
    { emailAddress: `${id}@lantern.example`, verification: { status: "verified" } },
    { emailAddress, verification: status === null ? null : { status } },
  ],
});

test("an address is that of the user who has confirmed it, not of one who has typed it since", async () => {
  listed.users = [
    user("user_newer", "ada@lantern.example", "unverified"),
    user("user_other", "ada@lantern.example", null),
    user("user_ada", "ada@lantern.example", "verified"),
  ];
  expect(await findUserId("ada@lantern.example")).toBe("user_ada");
  expect(await findUserId("Ada@Lantern.example")).toBe("user_ada");
  listed.users = [user("user_newer", "ada@lantern.example", "unverified")];
  expect(await findUserId("ada@lantern.example")).toBeNull();
});

test("an operator is told where the service takes the question and never answers", async () => {
  vi.useFakeTimers();
  const asked = expect(findUserId("user_ada")).rejects.toThrow("no answer in time");
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  vi.useRealTimers();
});
