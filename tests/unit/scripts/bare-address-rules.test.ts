import { expect, test } from "vitest";
import { bareAddressFindings } from "@/scripts/content/bare-address-rules";
import { readLibrary } from "@/scripts/content/library";

const said = (document: object) =>
  bareAddressFindings(readLibrary(JSON.stringify(document)).documents).map(
    ({ level, message }) => `${level}: ${message}`,
  );

const span = (text: string, ...marks: string[]) => ({ _type: "span", marks, text });
const block = (children: object[], markDefs: object[] = []) => ({ _type: "block", markDefs, children });
const link = { _key: "a", _type: "link", href: "https://report.example.org/" };

const brief = (content: object[], more: object = {}) => ({
  _id: "brief-x",
  _type: "microBrief",
  content,
  ...more,
});
const says = (text: string) => brief([block([span(text)])]);

test.each([
  ["The CyberTipline (report.example.org) takes reports.", "report.example.org"],
  ["Report it at ReportFraud.ftc.gov.", "ReportFraud.ftc.gov"],
  ["See https://take-it-down.example.org/faq, in many languages.", "take-it-down.example.org"],
  ["Signale-le à la police : example.fr.", "example.fr"],
  ["stopbullying.gov is an address, and StopBullying.gov a name.", "stopbullying.gov"],
])("“%s” names an address that leads nowhere", (text, address) => {
  expect(said(says(text))).toEqual([
    `error: brief-x: names the address ${address} in its text without a link to it`,
  ]);
});

test.each([
  "StopBullying.gov, Character.AI and jugendschutz.net are names.",
  "It costs 2.50, at 7.30 p.m., e.g. in the U.S., z.B. und p.ej. o p.ex.",
  "Write to reports@help.example.org, or to ana.ruiz@example.org.",
  "One sentence. Another sentence…and the rest.",
])("“%s” names no address", (text) => {
  expect(said(says(text))).toEqual([]);
});

test("an address with a link is right, and bold type alone is no link", () => {
  const words = (mark: string) =>
    brief([block([span("See "), span("report.example.org", mark), span(".")], [link])]);
  expect(said(words("a"))).toEqual([]);
  expect(said(words("strong"))).toHaveLength(1);
});

test("another link of the paragraph does not make the address one", () => {
  const text = [span("Report it", "a"), span(" (other.example.org).")];
  expect(said(brief([block(text, [link])]))).toHaveLength(1);
});

test("boxes and translations are read too, and an address is told of once", () => {
  const body = [block([span("anad.example.org, and anad.example.org")])];
  expect(said(brief([{ _type: "callout", tone: "care", body }], { language: "es" }))).toHaveLength(1);
});

test("a draft is only noticed", () => {
  expect(said({ ...says("See example.org."), _id: "drafts.brief-x" })[0]).toMatch(/^notice: /);
});
