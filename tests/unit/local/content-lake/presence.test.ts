/** Who has which document open, as two Studios tell each other by the lake's socket. */
import { once } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket, type ClientOptions } from "ws";
import { startTestLake } from "@/tests/support/services/content-lake";

let lake: Awaited<ReturnType<typeof startTestLake>>;
beforeEach(async () => {
  lake = await startTestLake();
});
afterEach(() => lake.remove());

const studio: ClientOptions = { origin: "http://localhost:3333" };

/** A Studio's socket: what it has heard beside heartbeats, and what it asks. */
function openSocket(options = studio) {
  const address = `${lake.address.replace("http", "ws")}/v2022-06-30/socket/production?tag=sanity.studio`;
  const socket = new WebSocket(address, options);
  const heard: unknown[] = [];
  let heartbeats = 0;
  socket.on("message", (data: Buffer) => {
    if (data.toString() === "♥") heartbeats += 1;
    else heard.push(JSON.parse(data.toString()));
  });
  const ask = (id: string, method: string, params = {}) =>
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
  return { socket, heard, ask, heartbeats: () => heartbeats };
}

test("what one Studio announces, another that knows the token hears", async () => {
  const [one, two] = [openSocket(), openSocket()];
  for (const { socket, ask } of [one, two]) {
    await once(socket, "open");
    ask("1", "authorization", { authorization: `Bearer ${lake.token}` });
    ask("2", "presence_subscribe");
  }
  await vi.waitFor(() => expect(two.heard).toHaveLength(2));
  expect(two.heartbeats()).toBeGreaterThan(0);
  one.ask("3", "presence_announce", { data: { session: "a", locations: [{ documentId: "brief-chess" }] } });
  await vi.waitFor(() => expect(two.heard).toHaveLength(3));
  expect(two.heard[2]).toMatchObject({
    method: "presence_subscription",
    params: { result: { type: "state", m: { session: "a", locations: [{ documentId: "brief-chess" }] } } },
  });
});

test("who does not know the token hears nothing, and a page of another origin gets no socket", async () => {
  const stranger = openSocket();
  await once(stranger.socket, "open");
  stranger.ask("1", "authorization", { authorization: "Bearer guessed" });
  stranger.ask("2", "presence_subscribe");
  await vi.waitFor(() => expect(stranger.heard).toHaveLength(2));
  expect(stranger.heard).toMatchObject([
    { id: "1", result: false },
    { id: "2", error: { code: -32_601 } },
  ]);
  const elsewhere = openSocket({ origin: "https://evil.example" });
  await expect(once(elsewhere.socket, "open")).rejects.toThrow();
});

test("a message beyond any size ends its own socket alone", async () => {
  const [one, two] = [openSocket(), openSocket()];
  await Promise.all([once(one.socket, "open"), once(two.socket, "open")]);
  one.socket.send("x".repeat(2 * 1024 * 1024));
  await once(one.socket, "close");
  two.ask("1", "authorization", { authorization: `Bearer ${lake.token}` });
  await vi.waitFor(() => expect(two.heard).toMatchObject([{ id: "1", result: true }]));
});
