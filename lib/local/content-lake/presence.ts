/**
 * `/socket/…`: who has which document open. The Studio also takes the socket's heartbeat as the sign that it is connected.
 * JSON-RPC, as in the Studio's own client.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { z } from "zod";
import { parseJson } from "#lib/base/values/json";
import { editorId } from "#lib/local/content-lake/people";

const heartbeat = "♥";
const heartbeatMs = 10_000;
const longestMessage = 1024 * 1024;

const call = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

type Guest = { socket: WebSocket; isKnown: boolean; subscriptions: Set<string> };

export type Presence = {
  /** Takes over a connection that asks for a WebSocket; refuses an invalid request. */
  connect(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  close(): void;
};

/** Passes on what each Studio says about itself. `isToken` decides whether a guest may know. */
export function openPresence(isToken: (authorization: string) => boolean): Presence {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage });
  const guests = new Set<Guest>();
  const timer = setInterval(() => {
    for (const { socket } of guests) socket.send(heartbeat);
  }, heartbeatMs);
  timer.unref();
  let lastSubscription = 0;

  const tellAll = (result: object) => {
    for (const { socket, subscriptions } of guests)
      for (const subscription of subscriptions)
        socket.send(
          JSON.stringify({
            jsonrpc: "2.0",
            method: "presence_subscription",
            params: { subscription, result },
          }),
        );
  };

  function answer(guest: Guest, method: string, params: Record<string, unknown>): unknown {
    if (method === "authorization") {
      guest.isKnown = typeof params.authorization === "string" && isToken(params.authorization);
      return guest.isKnown;
    }
    if (!guest.isKnown) return undefined;
    switch (method) {
      case "presence_subscribe": {
        const subscription = `presence-${(lastSubscription += 1)}`;
        guest.subscriptions.add(subscription);
        return subscription;
      }
      case "presence_unsubscribe":
        return guest.subscriptions.delete(String(params.subscriptionId));
      case "presence_rollcall":
        tellAll({ type: "rollCall", i: editorId, session: params.session });
        return true;
      case "presence_announce":
        tellAll({ type: "state", i: editorId, m: params.data });
        return true;
      case "presence_disconnect":
        tellAll({ type: "disconnect", i: editorId, m: { session: params.session } });
        return true;
      default:
        return undefined;
    }
  }

  function read(guest: Guest, text: string): void {
    const parsed = call.safeParse(parseJson(text));
    if (!parsed.success) return;
    const { id, method, params } = parsed.data;
    const result = answer(guest, method, params);
    const said =
      result === undefined ? { error: { code: -32_601, message: `No such method: ${method}` } } : { result };
    guest.socket.send(JSON.stringify({ jsonrpc: "2.0", id, ...said }));
  }

  return {
    connect(request, stream, head) {
      sockets.handleUpgrade(request, stream, head, (socket) => {
        const guest: Guest = { socket, isKnown: false, subscriptions: new Set() };
        guests.add(guest);
        socket.on("message", (data: Buffer) => read(guest, data.toString()));
        // The socket closes itself after an error.
        socket.on("error", () => undefined);
        socket.once("close", () => guests.delete(guest));
        socket.send(heartbeat);
      });
    },
    close() {
      clearInterval(timer);
      for (const { socket } of guests) socket.terminate();
    },
  };
}
