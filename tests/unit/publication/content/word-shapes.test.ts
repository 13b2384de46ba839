/** Words that the site reads and does not only show: what it would pass over, an editor is told before it is published. */
import { expect, test } from "vitest";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { sampleDocuments } from "@/tests/support/samples/sample-document";

/** What is said of a document of a type that is right but for this. */
function said(type: string, change: object): string[] {
  const right = sampleDocuments().find(({ _type }) => _type === type);
  return documentFaults({ ...right, _type: type, ...change }).map(
    ({ path, message }) => `${path} ${message}`,
  );
}

test.each([
  ["helpLine", { languages: ["eng"] }, 'languages[0] is "eng", which is no two-letter language such as “en”'],
  ["helpLine", { languages: ["en", "Español"] }, 'languages[1] is "Español", which is no'],
  ["helpLine", { languages: ["EN"] }, 'languages[0] is "EN", which is no'],
  ["helpLine", { phone: "call us" }, 'phone is "call us", not a number'],
  ["helpLine", { text: "HOME to 741741" }, 'text is "HOME to 741741", not a number'],
  ["helpLine", { hours: ["24/7"] }, 'hours[0] is "24/7", not spelled like Mo-Fr 09:00-17:00'],
  ["microBrief", { formerSlugs: ["/micro-briefs/old"] }, 'formerSlugs[0] is "/micro-briefs/old", not one'],
  ["category", { formerSlugs: ["Old name"] }, 'formerSlugs[0] is "Old name", not one that a page ever had'],
  ["track", { formerReviews: ["2026-11-25", "last week"] }, 'formerReviews[1] is "last week", not a day'],
  ["microBrief", { publishedDate: "2027-02-30T09:00:00Z" }, "publishedDate is not a moment such as"],
  ["microAction", { publishedAt: "2027-01-31T24:00:00Z" }, "publishedAt is not a moment such as"],
  ["letter", { day: "2026-11-28" }, "day is 2026-11-28, which is no Sunday"],
  ["letter", { day: "9999-12-26" }, "day is 9999-12-26, which is no Sunday of the years 2000 to 2099"],
  [
    "siteSettings",
    { firstLetter: "0202-01-03" },
    "firstLetter is 0202-01-03, which is no Sunday of the years",
  ],
  ["siteSettings", { firstLetter: "2026-11-23" }, "firstLetter is 2026-11-23, which is no Sunday"],
  [
    "siteSettings",
    { privacyContact: "Ana Ruiz, ana@harborfamily.org" },
    'privacyContact is "Ana Ruiz, ana@harborfamily.org", which is no email address',
  ],
])("%s %j", (type, change, message) => {
  expect(said(type, {})).toEqual([]);
  expect(said(type, change)).toEqual([expect.stringContaining(message)]);
});
