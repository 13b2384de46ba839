/** What a cache in front of the site must not keep is what the site's cookies are called. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { draftCookies } from "#lib/front/next-internals";
import { sentBackCookie, toldCookie } from "#lib/platform/server/api/form-return";

test("a page that answers a form, or shows a draft, is passed by Varnish and by what another CDN is told", () => {
  const passed = /Cookie ~ "[^"]*\(([^()"]+)\)"\) \{\s+return \(pass\)/.exec(
    readFileSync("deploy/varnish/lantern.vcl", "utf8"),
  )?.[1];
  const names = [...draftCookies, sentBackCookie, toldCookie];
  expect(passed?.split("|")).toEqual(names);
  const told = readFileSync("deploy/edge.md", "utf8");
  for (const name of names) expect(told).toContain(`\`${name}\``);
});
