import { afterEach, expect, test } from "vitest";
import { FrontUnderTest, prerendered } from "@/tests/support/sites/front-under-test";
import { hashesOfLayout } from "#lib/front/cache/inline-scripts";

let site: FrontUnderTest;
afterEach(() => site.stop());

const intruder = "<script>alert(1)</script>";
const page = `<!DOCTYPE html><html><head></head><body><main>${intruder}</main><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script></body></html>`;
const unkept = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" };

const kinds = { "a cached page": prerendered, "a page rendered for each request": unkept };
for (const [kind, headers] of Object.entries(kinds))
  test(`${kind} lets the layout's scripts and its data run, and no script of its content`, async () => {
    site = await new FrontUnderTest(() => ({ body: page, headers })).start();
    const answer = await site.get("/about");
    const sources = /script-src ([^;]*)/.exec(String(answer.headers["content-security-policy"]))?.[1] ?? "";
    const [own, ...hashes] = sources.split(" ");
    expect(own).toBe("'self'");
    expect(hashes.slice(0, -1)).toEqual(hashesOfLayout);
    expect(hashes).toHaveLength(hashesOfLayout.length + 1);
    expect(answer.body).toContain(intruder);
    expect(answer.body.match(/__next_f\.push/g)).toHaveLength(1);
  });

test("a page of the signed-in product that is not streamed lets run what carries its nonce, and nothing by hash", async () => {
  site = await new FrontUnderTest(() => ({ status: 403, body: page, headers: unkept })).start();
  const answer = await site.get("/calls");
  const sources = /script-src ([^;]*)/.exec(String(answer.headers["content-security-policy"]))?.[1] ?? "";
  expect(sources.split(" ")).toEqual([
    "'self'",
    expect.stringMatching(/^'nonce-[\w+/]{22}=='$/),
    ...hashesOfLayout,
  ]);
});
