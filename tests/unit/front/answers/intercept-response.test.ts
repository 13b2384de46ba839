import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import type * as compression from "#lib/front/cache/compression";
import { answerInstead, interceptResponse } from "#lib/front/answers/intercept-response";
import { startServer } from "@/tests/support/services/http-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

const fault = new Error("no memory left");
vi.mock("#lib/front/cache/compression", async (original) => ({
  ...(await original<typeof compression>()),
  compressStream: () => new PassThrough({ transform: (_, __, done) => done(fault) }),
}));

test.each([
  ["whole", false],
  ["as it comes", true],
])("an answer that cannot be sent %s ends its connection, and it is told why", async (_, isStreamed) => {
  const told: unknown[] = [];
  const server = await startServer((request, response) => {
    interceptResponse(request, response, {
      accepted: "gzip",
      onHeaders: () => undefined,
      isStreamed: () => isStreamed,
      transform: () => Promise.reject(fault),
      onFailure: (error) => told.push(error),
    });
    response.setHeader("content-type", "text/html");
    response.end("a page");
  });
  const { url } = untilTestEnds(server);
  await expect(fetch(url)).rejects.toThrow();
  expect(told).toEqual([fault]);
});

test.each([
  ["half written", false, false],
  ["half compressed", false, true],
  ["being finished", true, false],
])("another answer takes the place of one that is %s, whole and alone", async (_, isEnded, isStreamed) => {
  const told: unknown[] = [];
  const finishing = Promise.withResolvers<undefined>();
  const server = await startServer((request, response) => {
    interceptResponse(request, response, {
      accepted: "gzip",
      onHeaders: () => undefined,
      isStreamed: () => isStreamed,
      transform: async (answer) => {
        await finishing.promise;
        return answer;
      },
      onFailure: (error) => told.push(error),
    });
    response.setHeader("content-type", "text/html");
    response.setHeader("x-of-the-first", "1");
    response.write("half a page");
    if (isEnded) response.end();
    answerInstead(response, () => {
      response.writeHead(503, { "content-type": "text/plain" });
      response.end("another");
    });
    response.write(", and the rest");
    response.end();
    finishing.resolve(undefined);
  });
  const { url } = untilTestEnds(server);
  const answer = await fetch(url);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("x-of-the-first")).toBeNull();
  expect(await answer.text()).toBe("another");
  expect(told).toEqual([]);
});
