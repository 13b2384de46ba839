import { expect, test } from "vitest";
import { identitySteps, type SignedInUser } from "#lib/reader/analytics/identity";

const createdAt = "2026-11-21T10:00:00.000Z";
const user: SignedInUser = {
  id: "user_1",
  email: "parent@example.org",
  firstName: "Ada",
  lastName: null,
  phone: null,
  createdAt,
  lastSignInAt: createdAt,
  primaryEmailVerified: true,
};
const at = (seconds: number) => Date.parse(createdAt) + seconds * 1000;
const situation = { user, known: null, anonId: "a1", arrivedAt: at(3), conversion: null };
const what = (steps: ReturnType<typeof identitySteps>) =>
  steps.map((step) => (step.do === "track" ? step.name : step.do));

test("somebody new is aliased, identified and has signed up", () => {
  const steps = identitySteps({
    ...situation,
    conversion: { source: "calls", startedAt: at(-3600) },
  });
  expect(what(steps)).toEqual(["alias", "identify", "User Signed Up"]);
  expect(steps[0]).toEqual({ do: "alias", from: "a1", to: "user_1" });
  expect(steps[1]).toEqual({
    do: "identify",
    userId: "user_1",
    traits: {
      email: "parent@example.org",
      firstName: "Ada",
      name: "Ada",
      createdAt,
      lastSignInAt: createdAt,
      primaryEmailVerified: true,
      clerk_user_id: "user_1",
      conversion_source: "calls",
      time_to_conversion_hours: 1,
      signup_method: "clerk",
      signupDate: createdAt,
    },
  });
});

test("a sign-up that began on a clock that is ahead took no time, not less", () => {
  const [, identify] = identitySteps({
    ...situation,
    conversion: { source: "calls", startedAt: at(3600) },
  });
  expect(identify).toMatchObject({ traits: { time_to_conversion_hours: 0 } });
});

test("an account of five seconds or more has logged in", () => {
  expect(what(identitySteps({ ...situation, arrivedAt: at(4.999) }))).toContain("User Signed Up");
  expect(what(identitySteps({ ...situation, arrivedAt: at(5) }))).toContain("User Logged In");
  expect(JSON.stringify(identitySteps({ ...situation, arrivedAt: at(5) }))).not.toContain("signupDate");
});

test("a page opened before the account was made saw the sign-up", () => {
  expect(what(identitySteps({ ...situation, arrivedAt: at(-60) }))).toContain("User Signed Up");
});

test("who is known already is told nothing about", () => {
  expect(identitySteps({ ...situation, known: "user_1" })).toEqual([]);
});

test("a different user begins with a reset", () => {
  expect(what(identitySteps({ ...situation, known: "user_2", arrivedAt: at(99) }))).toEqual([
    "reset",
    "alias",
    "identify",
    "User Logged In",
  ]);
});

test("without a visitor's id there is nothing to alias", () => {
  expect(what(identitySteps({ ...situation, anonId: null }))).toEqual(["identify", "User Signed Up"]);
});
