/** What the shipped pages tell readers of times is what the code keeps to. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blockText, objectsOf } from "#lib/publication/content/schema/fault";
import { draftCookies } from "#lib/front/next-internals";
import { csrfCookie, csrfCookieSeconds } from "#lib/base/visitor/csrf";
import { languageCookie, languageCookieSeconds } from "#lib/base/i18n/language-choice";
import { sidebarCookie, sidebarCookieLine } from "#lib/base/visitor/sidebar-state";
import { sentBackCookie, sentBackSeconds, toldCookie } from "#lib/platform/server/api/form-return";
import { clientLimits, visitorLimits } from "#lib/platform/server/api/limits";
import { graceMs } from "#lib/product/account/plans";
import { eraseAt } from "#lib/product/calls/records/call-erasure-store";
import { callStartLifeMs } from "#lib/product/calls/allowance/allowance-store";
import { requestLifeMs } from "#lib/product/calls/do-not-call/do-not-call-store";
import { keptDays } from "#lib/personal-data/purge-expired";
import { visitorCookieHeaders } from "#lib/reader/visitor/visitor-cookie";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const pages = shippedLibrary();

/** The passages of a shipped page, one a paragraph or item of a list. */
const passages = (id: string): string[] =>
  objectsOf(pages.find(({ _id }) => _id === id)?.content).map(blockText);

const passage = (id: string, start: string): string =>
  passages(id).find((text) => text.startsWith(start)) ?? `${id} has no passage "${start}"`;

const day = 24 * 60 * 60;
const words = new Map([
  [60, "a minute"],
  [120, "two minutes"],
  [600, "ten minutes"],
  [day, "a day"],
  [7 * day, "seven days"],
  [365 * day, "a year"],
]);
/** A time as the pages put it. */
const spoken = (seconds: number) => words.get(seconds) ?? `${seconds / day} days`;

const maxAge = (cookie: string) => Number(/max-age=(\d+)/i.exec(cookie)?.[1]);
const [visitorCookie = "", knownCookie = ""] = visitorCookieHeaders({
  id: "0b5f2d0e-0000-4000-8000-000000000000",
  secret: "s",
}).map(([, line]) => line);

test("the privacy page names how long each thing is kept", () => {
  const kept = spoken(keptDays * day);
  expect(passage("page-privacy", "Analytics events:")).toContain(`${kept} from the day they arrive`);
  const visitor = passage("page-privacy", "Visitor ID:");
  expect(visitor).toContain("fingerprint");
  expect(visitor).toContain(`${kept} after your last visit`);
  expect(visitor).toContain(
    `stays in your browser for ${spoken(maxAge(visitorCookie))} from your last visit`,
  );
  expect(passage("page-privacy", "Businesses that ask not to be called:")).toContain(
    `goes after ${spoken(requestLifeMs / 1000)}`,
  );
  expect(passage("page-privacy", "How many calls you start:")).toContain(
    `for ${spoken(callStartLifeMs / 1000)}`,
  );
  for (const { seconds } of Object.values({ ...clientLimits, ...visitorLimits }))
    expect(passage("page-privacy", "Your internet address:")).toContain(`for ${spoken(seconds)}`);
});

test("the privacy page says when a call is to be deleted at its service, to users and to who was called", () => {
  const after = spoken(eraseAt(new Date(0)).getTime() / 1000);
  for (const start of ["When the site runs for real", "Did an assistant call your business"])
    expect(passage("page-privacy", start).toLowerCase()).toContain(`${after} after we have its report`);
});

test("every 90 days or so that another page tells of is the same", () => {
  for (const id of ["page-privacy", "page-cookies", "page-security", "page-faq"]) {
    const told = passages(id)
      .filter((text) => !text.startsWith("Backups:"))
      .join(" ")
      .match(/\b\d+ days\b/g);
    expect(new Set(told), id).toEqual(new Set([spoken(keptDays * day)]));
  }
});

test("backups are said to hold what was deleted for as long as operators are told to keep them", () => {
  const [, days = ""] =
    /delete each backup after (\d+ days)/.exec(readFileSync("docs/operators.md", "utf8")) ?? [];
  expect(passage("page-privacy", "Backups:")).toContain(`for up to ${days} more`);
});

test("the terms say how long a plan goes on whose payment failed", () => {
  expect(passage("page-terms", "If a payment fails")).toContain(`for ${spoken(graceMs / 1000)}`);
});

test("the page on cookies gives each cookie its time", () => {
  const told = passage("page-cookies", "Cookies:");
  expect(told).toContain(`${csrfCookie} protects forms for ${spoken(csrfCookieSeconds)}`);
  expect(told).toContain(`${languageCookie} keeps a language you chose for ${spoken(languageCookieSeconds)}`);
  expect(told).toContain(`${sidebarCookie} the side menu for seven.`);
  expect(spoken(maxAge(sidebarCookieLine(true)))).toBe("seven days");
  expect(told).toContain(`${sentBackCookie} holds a returned form for ${spoken(sentBackSeconds)}`);
  expect(told).toContain(`${toldCookie}, just as long, which form was taken.`);
  const nameOf = (cookie: string) => /^[^=]+/.exec(cookie)?.[0];
  const afterYes = passage("page-cookies", "Only after a yes:");
  expect(afterYes).toContain(
    `${nameOf(visitorCookie)} (for ${spoken(maxAge(visitorCookie))} from your last visit`,
  );
  expect(afterYes).toContain(`${nameOf(knownCookie)} (as long`);
  expect(maxAge(knownCookie)).toBe(maxAge(visitorCookie));
});

test("the page on cookies names those of forms, what only an editor's browser gets, and every cache, in each language", () => {
  const [draftCookie] = draftCookies;
  const worker = readFileSync("public/sw.js", "utf8");
  const caches = [...worker.matchAll(/^const (?:prefix|previewName) = "([^"]+)"/gm)].map(([, name]) => name);
  expect(caches).toEqual(["lantern-saved-", "lantern-preview"]);
  const told = pages.filter(({ _id }) => /^page-cookies(?:-|$)/.test(_id));
  expect(told).toHaveLength(5);
  for (const { _id, content } of told) {
    const codes = objectsOf(content)
      .flatMap(({ children }) => objectsOf(children))
      .filter(({ marks }) => Array.isArray(marks) && marks.includes("code"))
      .map(({ text }) => text);
    for (const name of [sentBackCookie, toldCookie, draftCookie, ...caches])
      expect(codes, _id).toContain(name);
  }
});

test("the privacy page says of a code made from a number that it can be found again", () => {
  expect(passage("page-privacy", "How many calls you start:")).toContain("tries every number");
  expect(passage("page-privacy", "Businesses that ask not to be called:")).not.toContain("scrambled");
});

test("each basis of what is kept is one that the law knows", () => {
  const reasons = passages("page-privacy");
  const from = reasons.indexOf("Why we may, and for how long");
  const items = reasons.slice(from + 2, from + 12);
  expect(items).toHaveLength(10);
  for (const item of items) expect(item, item).toMatch(/\([abf]\)/);
});
