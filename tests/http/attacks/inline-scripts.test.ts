import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "@/tests/support/requests/raw-request";
import { untranslatedTerm } from "@/tests/support/requests/shipped-path";
import { siteUnderTest } from "@/tests/support/sites/site";

let url = "";
beforeAll(async () => {
  ({ url } = await siteUnderTest());
});

const pages = {
  home: "/",
  brief: "/micro-briefs/filters-and-the-mirror",
  action: "/micro-actions/make-a-no-blame-promise",
  term: "/glossary/crush",
  glossary: "/glossary",
  track: "/tracks/calm-endings",
  "fallback page": `/fr${untranslatedTerm("fr")}`,
  search: "/search?q=game",
  "filtered home": "/?age=teens-14-16",
  "filtered list": "/micro-briefs?category=safety",
  "filtered glossary": "/glossary?q=ri",
  "unknown brief": "/micro-briefs/no-such-brief",
  "unknown address": "/no/such/address",
};
const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

for (const [kind, address] of Object.entries(pages))
  test(`${kind}: three inline scripts, each named by its hash, and no hash more`, async () => {
    const { body, headers } = await send(url, address);
    const scripts = [...body.matchAll(element)]
      .filter(([, attributes = ""]) => !/\bsrc=|json"/.test(attributes))
      .map(([, , text = ""]) => text);
    const hashes = scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    const sources = /script-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
    expect(scripts).toHaveLength(3);
    expect(sources.split(" ").toSorted()).toEqual(["'self'", ...hashes].toSorted());
    expect(scripts.filter((text) => text.includes("__next_f"))).toHaveLength(1);
  });

describe("no address renders a page for the sake of its scripts", () => {
  for (const name of ["A".repeat(22), "x"])
    test(`/_lantern/${name}.js`, async () => {
      const { status, headers } = await send(url, `/_lantern/${name}.js?of=%2Fabout`);
      expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    });
});
