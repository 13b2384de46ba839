import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { interceptResponse } from "#lib/front/intercept-response";

test("an answer that cannot be sent ends its connection, and it is told why", async () => {
  const told: unknown[] = [];
  const fault = new Error("no memory left");
  const server = createServer((request, response) => {
    interceptResponse(request, response, {
      accepted: undefined,
      onHeaders: () => undefined,
      isStreamed: () => false,
      transform: () => Promise.reject(fault),
      onFailure: (error) => told.push(error),
    });
    response.setHeader("content-type", "text/html");
    response.end("a page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(told).toEqual([fault]);
  await new Promise((resolve) => server.close(resolve));
});
