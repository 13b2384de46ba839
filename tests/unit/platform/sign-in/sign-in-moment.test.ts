import { afterEach, expect, test, vi } from "vitest";
import {
  hasSignedInSince,
  isSignedInHint,
  isSignInForgotten,
  signInMoment,
} from "#lib/platform/browser/sign-in/sign-in-moment";

const withCookies = (cookie: string) => void vi.stubGlobal("document", { cookie });

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["__client_uat=1750000000; theme=dark", "1750000000"],
  ["a=b; __client_uat_x-Y1=1750000000; __client_uat=1750000000", "1750000000"],
  ["__client_uat_b=1760000000; __client_uat=1750000000", "1750000000 1760000000"],
])("of the cookies %s the moment of the sign-in is %s", (cookies, moment) => {
  withCookies(cookies);
  expect(signInMoment()).toBe(moment);
  expect(isSignedInHint()).toBe(true);
});

test.each(["", "__client_uat=0", "__client_uat=", "my__client_uat=1750000000", "a=__client_uat"])(
  "by the cookies '%s' nobody is signed in",
  (cookies) => {
    withCookies(cookies);
    expect(signInMoment()).toBeNull();
    expect(isSignedInHint()).toBe(false);
  },
);

test("somebody has signed in since a moment that is not theirs, and since none where nobody is there or none is known", () => {
  withCookies("__client_uat=1760000000");
  expect(hasSignedInSince("1750000000")).toBe(true);
  expect(hasSignedInSince("1760000000")).toBe(false);
  expect(hasSignedInSince(null)).toBe(false);
  withCookies("__client_uat=0");
  expect(hasSignedInSince("1750000000")).toBe(false);
});

test("a sign-in is forgotten where not even the cookie of one that has ended is left", () => {
  withCookies("theme=dark");
  expect(isSignInForgotten()).toBe(true);
  withCookies("theme=dark; __client_uat=0");
  expect(isSignInForgotten()).toBe(false);
});
