import { afterEach, expect, test } from "vitest";
import { FrontUnderTest, type Reply } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest;
afterEach(() => site.stop());

const problemOf = async (reply: Reply, method = "GET") => {
  site = await new FrontUnderTest(() => reply).start();
  const { status, headers, body } = await site.get("/api/none", {}, method);
  return { status, type: headers["content-type"], body };
};

test("Next's word for a method at an address without an endpoint is told as nothing there", async () => {
  const badRequest = { status: 400, headers: { "content-type": "text/plain" }, body: "Bad Request" };
  const { status, type, body } = await problemOf(badRequest, "OPTIONS");
  expect([status, type]).toEqual([404, "application/problem+json"]);
  expect(JSON.parse(body)).toMatchObject({ status: 404, type: "/problems/not-found" });
  await site.stop();
  expect((await problemOf(badRequest)).status).toBe(400);
});

test("Next's empty page for an error is no page that an endpoint meant to show", async () => {
  const page = (body: string) => ({ status: 503, headers: { "content-type": "text/html" }, body });
  const { type } = await problemOf(page('<html id="__next_error__"></html>'));
  expect(type).toBe("application/problem+json");
  await site.stop();
  expect((await problemOf(page("<h1>Later</h1>"))).body).toBe("<h1>Later</h1>");
});
