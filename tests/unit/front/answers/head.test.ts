/** What is not cached, asked for by HEAD: a cache in front of us goes by the same headers. */
import { expect, test } from "vitest";
import { interceptResponse } from "#lib/front/answers/intercept-response";
import { startServer } from "@/tests/support/services/http-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

const body = "a".repeat(1_000);

/** Asks for an answer by GET and by HEAD. Its maker names the length of the body in both, as Next does. */
async function askBoth(type: string) {
  const server = await startServer((request, response) => {
    interceptResponse(request, response, {
      onHeaders: () => undefined,
      onFailure: () => undefined,
      isStreamed: () => false,
      transform: async (answer) => answer,
      accepted: request.headers["accept-encoding"],
    });
    response.setHeader("content-type", type);
    response.setHeader("content-length", body.length);
    response.end(request.method === "HEAD" ? undefined : body);
  });
  const { url } = untilTestEnds(server);
  const ask = (method: string) => fetch(url, { method });
  return { get: await ask("GET"), head: await ask("HEAD") };
}

test.each(["application/json", "text/html; charset=utf-8"])(
  "a HEAD of %s varies by the encoding, as the GET does, and names no other length",
  async (type) => {
    const { get, head } = await askBoth(type);
    expect(get.headers.get("vary")).toBe("accept-encoding");
    expect([head.status, head.headers.get("vary")]).toEqual([200, "accept-encoding"]);
    expect(Number(get.headers.get("content-length"))).toBeLessThan(body.length);
    expect([get.headers.get("content-length"), null]).toContain(head.headers.get("content-length"));
  },
);

test("a HEAD of what passes as it is names its length", async () => {
  const { get, head } = await askBoth("image/png");
  expect([get, head].map(({ headers }) => headers.get("content-length"))).toEqual(["1000", "1000"]);
});
