/** How a server closes: what is in flight ends, and nothing else is waited for. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { listenOn, listenOnLoopback } from "#lib/front/connections/listen";

const request = "GET / HTTP/1.1\r\nHost: lantern.example\r\n\r\n";

async function socketTo(port: number) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const closed = once(socket.resume(), "close");
  return { socket, closed };
}

for (const listen of [listenOn, listenOnLoopback])
  test(`${listen.name} closes without waiting for those who ask nothing, and with what is in flight sent`, async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    const { port, close } = await listen(
      () =>
        createServer((_, response) => {
          response.write("begun, ");
          asked.resolve(response);
        }),
      0,
    );
    const silent = await socketTo(port);
    const reader = await socketTo(port);
    let answer = "";
    reader.socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    reader.socket.write(request);
    const response = await asked.promise;

    let isClosed = false;
    const closing = close().then(() => (isClosed = true));
    await silent.closed;
    expect(isClosed).toBe(false);
    response.end("ended");
    await reader.closed;
    await closing;
    expect(answer).toMatch(/begun, [^]*ended/);
  });
