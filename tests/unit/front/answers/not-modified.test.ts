import { afterEach, beforeEach, expect, test } from "vitest";
import { FrontUnderTest } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest;
beforeEach(async () => {
  site = await new FrontUnderTest(() => ({ body: "<p>Text</p>" })).start();
});
afterEach(() => site.stop());

const etagOf = async () => String((await site.get("/about")).headers.etag);
const statusWith = async (ifNoneMatch: string) =>
  (await site.get("/about", { "if-none-match": ifNoneMatch })).status;

test("a client that names the version that it has, alone or among others, need not load it again", async () => {
  const etag = await etagOf();
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const named of [etag, etag.slice(2), `"other", ${etag}`, `${etag},W/"other"`, "*", " * "])
    expect(await statusWith(named), named).toBe(304);
  for (const named of ['"other"', 'W/"other"', "", etag.slice(3, -1), `${etag}x`])
    expect(await statusWith(named), named).toBe(200);
  expect(site.asked).toHaveLength(1);
});

test("the answer that nothing has changed has the headers of the page that may have, and no others", async () => {
  const { headers } = await site.get("/about");
  const unchanged = await site.get("/about", { "if-none-match": String(headers.etag) });
  expect(unchanged.bytes).toBe(0);
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...told } = unchanged.headers;
  expect(told).toEqual({
    etag: headers.etag,
    vary: headers.vary,
    "cache-control": headers["cache-control"],
    "content-security-policy": headers["content-security-policy"],
  });
});
