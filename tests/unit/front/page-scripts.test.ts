import { afterEach, expect, test } from "vitest";
import { FrontUnderTest } from "@/tests/support/front-under-test";

const running: FrontUnderTest[] = [];
afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
});

const start = async (data: () => string) => {
  const body = () => `<p>Page</p><script>self.__next_f.push([1,"${data()}"])</script>`;
  const site = await new FrontUnderTest(() => ({ body: body(), tags: [] })).start();
  running.push(site);
  return site;
};
const addressIn = (html: string) => /\/_lantern\/[^"]+/.exec(html)?.[0] ?? "";

test("any instance can make the script of a page that another one rendered", async () => {
  const one = await start(() => "same");
  const other = await start(() => "same");
  const address = addressIn((await one.get("/es/about")).body);
  const script = await other.get(address, { "accept-encoding": "br" });
  expect([script.status, script.body]).toEqual([200, 'self.__next_f.push([1,"same"])']);
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(other.asked.map(({ url }) => url)).toEqual(["/es/about"]);
});

test("the script of a page that has changed since is not found, and never another script", async () => {
  const one = await start(() => "old");
  const other = await start(() => "new");
  const answer = await other.get(addressIn((await one.get("/about")).body));
  expect([answer.status, answer.body]).toEqual([404, ""]);
});

test("a made-up script costs one render a second at most, and a made-up page none", async () => {
  const site = await start(() => "data");
  const name = "A".repeat(22);
  for (let number = 0; number < 20; number += 1) await site.get(`/_lantern/${name}.js?of=%2Fabout`);
  expect(site.asked.length).toBeLessThanOrEqual(2);
  const before = site.asked.length;
  for (const of of ["", "https%3A%2F%2Fevil.example", "%2F..%2Fx", "%2Fapi%2Fx%3Fa%3D1"])
    expect((await site.get(`/_lantern/${name}.js?of=${of}`)).status).toBe(404);
  expect(site.asked).toHaveLength(before);
});
