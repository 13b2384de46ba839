/** What somebody signed out is answered where only users are let pass. */
import { beforeAll, expect, test } from "vitest";
import auth from "@/messages/en/auth.json" with { type: "json" };
import german from "@/messages/de/auth.json" with { type: "json" };
import { productSegments } from "#lib/base/addresses/signed-in-paths";
import { asNewClient, sendAsNewClient, trustingThisMachine } from "@/tests/support/requests/raw-request";
import { siteUnderTest } from "@/tests/support/sites/site";

let url = "";
beforeAll(async () => {
  ({ url } = await siteUnderTest(trustingThisMachine));
});

const send = (target: string, headers?: Record<string, string>) => sendAsNewClient(url, target, headers);

const routes = productSegments.map((segment) =>
  ["business", "call", "location"].includes(segment)
    ? `/${segment}/00000000-0000-4000-8000-000000000000`
    : `/${segment}`,
);

test("every page of the product shows the gate with 401, noindex and the asked address in its links", async () => {
  for (const path of [...routes, "/es-mx/calls", "/calls?state=done&x=1"]) {
    const { status, headers, body: html } = await send(path);
    expect(status, path).toBe(401);
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["cache-control"]).toContain("no-store");
    expect(html).toContain(`redirect_url=${encodeURIComponent(path)}`.replaceAll("&", "&amp;"));
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    // Nor does it tell how it was reached.
    expect(Object.keys(headers).filter((name) => /^x-(?:middleware|clerk)/.test(name))).toEqual([]);
  }
  expect((await send("/calls")).body).toContain(auth.gate.text);
  expect((await send("/de/calls")).body).toContain(german.gate.text);
});

test("no spelling of an address and no header passes the guard", async () => {
  const spellings = [
    "/%63alls",
    "/calls.rsc",
    "/calls?_rsc=abcde",
    "//calls",
    "/calls/",
    "/en/calls",
    "/./calls",
    "/calls%2F",
    "/es//calls",
    "/%65s/calls",
    "/calls.segments/_tree.segment.rsc",
    "/CALLS",
  ];
  const headers: Record<string, string>[] = [
    {},
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
    { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
    { "x-middleware-subrequest": "src/middleware" },
    { "x-clerk-auth-status": "signed-in", "x-clerk-auth-token": "x" },
    { purpose: "prefetch", "sec-purpose": "prefetch" },
    { cookie: "__session=eyJhbGciOiJub25lIn0.e30.; __client_uat=0" },
  ];
  for (const path of ["/calls", ...spellings])
    for (const more of headers) {
      const answer = await send(path, more);
      const what = `${path} ${JSON.stringify(more)}`;
      expect([301, 307, 308, 400, 401, 404], what).toContain(answer.status);
      // A redirect leads to the same page in its one spelling, or to the sign-in service, and tells nothing.
      if (answer.status < 400) expect(answer.body.length, what).toBeLessThan(100);
    }
});

test("endpoints of the product answer 401 as a problem", async () => {
  for (const path of ["/api/calls", "/api/calls/1", "/api/explore", "/api/progress", "/api/account"])
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const answer = await fetch(url + path, { method, headers: asNewClient() });
      expect(answer.status, `${method} ${path}`).toBe(401);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(await answer.json()).toMatchObject({ status: 401, type: "/problems/unauthorized" });
    }
});

test("the gate has no address of its own", async () => {
  for (const path of ["/gate", "/en/gate", "/es/gate"])
    expect((await fetch(url + path, { headers: asNewClient() })).status, path).toBe(404);
});
