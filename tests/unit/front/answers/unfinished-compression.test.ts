import { once } from "node:events";
import { request, type ServerResponse } from "node:http";
import type { Transform } from "node:stream";
import { beforeEach, expect, test, vi } from "vitest";
import type * as compression from "#lib/front/cache/compression";
import { answerInstead, interceptResponse } from "#lib/front/answers/intercept-response";
import { startServer } from "@/tests/support/services/http-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

/** The compressors that have been made. */
const made: Transform[] = [];
vi.mock("#lib/front/cache/compression", async (original) => {
  const own = await original<typeof compression>();
  const compressStream = (encoding: "br" | "gzip") => {
    const compressor = own.compressStream(encoding);
    made.push(compressor);
    return compressor;
  };
  return { ...own, compressStream };
});
beforeEach(() => void made.splice(0));

/** Begins an answer that is compressed as it comes, and gives it once its first piece has arrived at the client. */
async function beginAnswer() {
  const told: unknown[] = [];
  const begun = Promise.withResolvers<ServerResponse>();
  const server = await startServer((asked, response) => {
    interceptResponse(asked, response, {
      accepted: "br",
      onHeaders: () => undefined,
      isStreamed: () => true,
      transform: (answer) => Promise.resolve(answer),
      onFailure: (error) => told.push(error),
    });
    response.setHeader("content-type", "text/html");
    response.write("half a page");
    begun.resolve(response);
  });
  const client = request(untilTestEnds(server).url);
  client.on("error", () => undefined);
  client.end();
  return { server, client, told, response: await begun.promise };
}

test("when its client leaves, an answer is compressed no further", async () => {
  const { server, client, told, response } = await beginAnswer();
  await once(client, "response");
  client.destroy();
  await once(response, "close");
  expect(made.map(({ destroyed }) => destroyed)).toEqual([true]);
  // Whoever makes the answer may hear of it later.
  response.write(", and the rest");
  response.end();
  await server.stop();
  expect(told).toEqual([]);
});

test("when another answer takes its place, an answer is compressed no further", async () => {
  const { server, client, told, response } = await beginAnswer();
  answerInstead(response, () => response.end("another"));
  expect(made.map(({ destroyed }) => destroyed)).toEqual([true]);
  client.destroy();
  await server.stop();
  expect(told).toEqual([]);
});
