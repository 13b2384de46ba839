/** What is not cached, asked for by HEAD: a cache in front of us goes by the same headers. */
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { interceptResponse } from "#lib/front/intercept-response";

const body = "a".repeat(1_000);

/** Asks for an answer by GET and by HEAD. Its maker names the length of the body in both, as Next does. */
async function askBoth(type: string) {
  const server = createServer((request, response) => {
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
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const ask = (method: string) => fetch(`http://127.0.0.1:${port}/`, { method });
  const answers = { get: await ask("GET"), head: await ask("HEAD") };
  server.close();
  return answers;
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
