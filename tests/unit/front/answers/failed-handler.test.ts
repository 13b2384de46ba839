/** What a client gets when Next's handler fails with an answer that is only half written, or already whole. */
import { afterEach, expect, test } from "vitest";
import { draftStamp, FrontUnderTest, type Reply } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest;
afterEach(() => site.stop());

const paragraphs = "A paragraph that is long enough to be compressed. ".repeat(2_000);
/** An editor's draft is rendered for the request itself. */
const draft = { cookie: `__prerender_bypass=${draftStamp}`, "accept-encoding": "br" };

const failing = async (type: string, fails: Reply["fails"]) => {
  const headers = { "content-type": type, "cache-control": "no-store", "x-of-the-answer": "1" };
  site = await new FrontUnderTest(({ url = "" }) =>
    url.includes("load-error") ? { body: "own error page" } : { body: paragraphs, headers, fails },
  ).start();
};

test("half a page is never shown: the reader sees the error page", async () => {
  await failing("text/html; charset=utf-8", "unended");
  const { status, body, headers } = await site.get("/about", draft);
  expect([status, body, headers["x-of-the-answer"]]).toEqual([500, "own error page", undefined]);
});

test("half an endpoint's answer is never sent: the caller gets a problem", async () => {
  await failing("application/json", "unended");
  const { status, body, headers } = await site.get("/api/calls");
  expect([status, headers["content-type"]]).toEqual([500, "application/problem+json"]);
  expect(JSON.parse(body)).toMatchObject({ status: 500 });
});

test("half a page that is sent as it is made is not shown, as long as none of it has left", async () => {
  await failing("text/html; charset=utf-8", "unended");
  const { status, body } = await site.get("/calls", { "accept-encoding": "br" });
  expect([status, body]).toEqual([500, "own error page"]);
});

for (const [what, type, path] of [
  ["a picture", "image/png", "/api/picture"],
  ["a page of the product", "text/html; charset=utf-8", "/calls"],
] as const)
  test(`${what} that has begun to leave is broken off at once, so that nobody takes it for whole`, async () => {
    await failing(type, "midway");
    const begun = performance.now();
    await expect(site.get(path, { "accept-encoding": "br" })).rejects.toThrow("aborted");
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

for (const [what, type, path] of [
  ["a page", "text/html; charset=utf-8", "/about"],
  ["an endpoint's answer", "application/json", "/api/calls"],
  ["a picture", "image/png", "/api/picture"],
] as const)
  test(`${what} that is whole leaves whole, whether the handler then fails or ends it again`, async () => {
    await failing(type, "ended");
    const { status, body } = await site.get(path, draft);
    expect([status, body]).toEqual([200, paragraphs]);
    await site.stop();
    await failing(type, "twice");
    const again = await site.get(path, draft);
    expect([again.status, again.body]).toEqual([200, paragraphs]);
    expect(site.logged).toEqual([]);
  });
