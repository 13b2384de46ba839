/** What is not cached, asked for by HEAD: a cache in front of us goes by the same headers. */
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { interceptResponse } from "#lib/front/intercept-response";

test.each(["application/json", "text/html; charset=utf-8"])(
  "a HEAD of %s varies by the encoding, as the GET does",
  async (type) => {
    const server = createServer((request, response) => {
      interceptResponse(request, response, {
        onHeaders: () => undefined,
        onFailure: () => undefined,
        isStreamed: () => false,
        transform: async (answer) => answer,
        accepted: request.headers["accept-encoding"],
      });
      response.setHeader("content-type", type);
      response.end(request.method === "HEAD" ? undefined : "a".repeat(1_000));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const ask = (method: string) => fetch(`http://127.0.0.1:${port}/`, { method });
    expect((await ask("GET")).headers.get("vary")).toBe("accept-encoding");
    const head = await ask("HEAD");
    expect([head.status, head.headers.get("vary")]).toEqual([200, "accept-encoding"]);
    server.close();
  },
);
