import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/platform/browser/requests/api-client";
import { linkAfterSignIn, linkNow, readLinking } from "#lib/reader/visitor/request-link";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const linked = { success: true, already_linked: false, profiles_linked: 1, total_visits_before_signup: 4 };

test("a visitor is linked two seconds after sign-in", async () => {
  const call = vi.fn(async () => linked);
  const outcome = linkAfterSignIn(call);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ linking: { profiles_linked: 1, total_visits_before_signup: 4 } });
});

test("a link that fails is tried twice more, after two and four seconds, and then said to have failed", async () => {
  const call = vi.fn(() => Promise.reject(new Error("no")));
  const outcome = linkAfterSignIn(call);
  const after = [];
  for (let second = 1; second <= 10; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    after.push(call.mock.calls.length);
  }
  expect(after).toEqual([0, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
  expect(await outcome).toEqual({ error: "An unexpected error occurred" });
});

test("a link waits for as long as the server asks, and for no page's whole life", async () => {
  const tooOften = (waitMs: number) =>
    vi.fn(() => Promise.reject(new ApiError("no", 429, undefined, waitMs)));
  const patient = tooOften(20_000);
  void linkAfterSignIn(patient);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(patient).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(patient).toHaveBeenCalledTimes(2);
  const given = tooOften(3_600_000);
  const outcome = linkAfterSignIn(given);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toMatchObject({ error: "An unexpected error occurred" });
  expect(given).toHaveBeenCalledTimes(1);
});

test("an answer that is none, or says no, is a failure", async () => {
  for (const answer of [null, "yes", {}, { success: "true" }, { ...linked, success: false }])
    expect(await linkNow(async () => answer)).toHaveProperty("error");
});

test("figures that are missing or of another kind count as nothing", () => {
  expect(readLinking({ success: true, profiles_failed: "3", time_to_conversion_hours: "1" })).toEqual({
    success: true,
    already_linked: false,
    new_data_migrated: false,
    profiles_linked: 0,
    profiles_failed: 0,
    has_anonymous_data: false,
    total_visits_before_signup: 0,
    time_to_conversion_hours: null,
  });
});

test("the hours until a sign-up are told where they are known", () => {
  expect(readLinking({ ...linked, time_to_conversion_hours: 1.5 })?.time_to_conversion_hours).toBe(1.5);
});
