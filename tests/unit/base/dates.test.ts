import { expect, test } from "vitest";
import { agoPhrases, formatDay, parseStoredDate, relativeTime } from "#lib/base/i18n/dates";
import { languages, locales } from "#lib/base/i18n/locales";
import { sayAgo, timeAgo } from "#lib/base/i18n/time-ago";

const now = new Date("2026-03-29T12:00:00Z");
const labels = { justNow: "Just now", yesterday: "Yesterday" };
const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now, "en", labels);
const hour = 3600;
const day = 24 * hour;

test("a missing date and an unreadable one are told apart", () => {
  expect(parseStoredDate(null)).toBe("none");
  expect(parseStoredDate("  ")).toBe("none");
  expect(parseStoredDate("soon")).toBe("invalid");
  expect(parseStoredDate("2026-03-14")).toEqual(new Date("2026-03-14"));
});

test("relative times change their unit at the agreed ages", () => {
  expect(ago(0)).toBe("Just now");
  expect(ago(59)).toBe("Just now");
  expect(ago(60)).toBe("1 minute ago");
  expect(ago(59 * 60)).toBe("59 minutes ago");
  expect(ago(hour)).toBe("1 hour ago");
  expect(ago(day - 1)).toBe("23 hours ago");
  expect(ago(day)).toBe("Yesterday");
  expect(ago(2 * day - 1)).toBe("Yesterday");
  expect(ago(2 * day)).toBe("2 days ago");
  expect(ago(7 * day - 1)).toBe("6 days ago");
  expect(ago(7 * day)).toBe("1 week ago");
  expect(ago(28 * day - 1)).toBe("3 weeks ago");
  expect(ago(28 * day)).toBe("1 month ago");
  expect(ago(56 * day)).toBe("2 months ago");
  expect(ago(364 * day)).toBe("13 months ago");
  expect(ago(365 * day)).toBe("1 year ago");
  expect(ago(800 * day)).toBe("2 years ago");
});

test("a date ahead counts as now", () => {
  expect(ago(-500)).toBe("Just now");
});

test("relative times and days speak the reader's language", () => {
  expect(relativeTime(new Date(now.getTime() - 21 * day * 1000), now, "es", labels)).toBe("hace 3 semanas");
  expect(formatDay(new Date("2026-03-14T23:30:00Z"), "en")).toBe("Mar 14, 2026");
});

test.each(locales)("in %s a page's phrases say what the server says, at each age", (locale) => {
  const { tag } = languages[locale];
  const phrases = agoPhrases(tag);
  const words: Record<string, string> = {
    ...phrases,
    "just-now": labels.justNow,
    yesterday: labels.yesterday,
  };
  const say = sayAgo(tag, (key) => words[key] ?? null);
  // Each tenth more than the last, up to forty years: every unit, and every amount that is small.
  for (let seconds = 1; seconds < 40 * 365 * day; seconds += Math.max(20, Math.floor(seconds / 10))) {
    const date = new Date(now.getTime() - seconds * 1000);
    expect(say(timeAgo(date, now))).toBe(relativeTime(date, now, tag, labels));
  }
});

test("a phrase that a page does not have is told apart", () => {
  expect(sayAgo("en", () => null)({ unit: "week", amount: 3 })).toBeUndefined();
});
