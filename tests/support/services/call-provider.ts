/** A call provider over HTTP that behaves as a test wants. */
import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { startServer, withBody } from "./http-server.ts";

/** Works; answers with a status; answers with garbage; names another call; breaks off; or accepts the request and never answers. */
type Behaviour = "work" | "hang" | "garbage" | "wrong-call" | "cut-off" | number;

type Received = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };

export type FakeProvider = {
  url: string;
  received: Received[];
  /** The calls it makes, by id, with what it answers about each. */
  calls: Map<string, Record<string, unknown>>;
  /** Sets what it answers about calls that it accepts from now on. */
  comeTo: (told: Record<string, unknown>) => void;
  /** Sets how it treats the next requests; the last behavior stays. */
  behave: (...next: Behaviour[]) => void;
  stop: () => Promise<void>;
};

/** Starts a provider on a free port. */
export async function startCallProvider(): Promise<FakeProvider> {
  let plan: Behaviour[] = ["work"];
  let fresh: Record<string, unknown> = { state: "queued" };
  const received: Received[] = [];
  const calls = new Map<string, Record<string, unknown>>();

  const work = ({ method, path }: Received, response: ServerResponse) => {
    const id = path.split("/").at(-1) ?? "";
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (method === "PUT") {
      const isKnown = calls.has(id);
      if (!isKnown) calls.set(id, fresh);
      return json(isKnown ? 200 : 201, { id });
    }
    const call = calls.get(id);
    if (!call) return json(404, {});
    if (method === "DELETE") {
      calls.delete(id);
      return response.writeHead(204).end();
    }
    return json(200, { id, ...call });
  };

  const { url, stop } = await startServer(
    withBody((request, response, body) => {
      const one = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      received.push(one);
      const behaviour = plan.length > 1 ? plan.shift() : plan[0];
      if (typeof behaviour === "number") return void response.writeHead(behaviour).end("no");
      switch (behaviour) {
        case "hang":
          // It has accepted the call all the same.
          if (one.method === "PUT") calls.set(one.path.split("/").at(-1) ?? "", fresh);
          return;
        case "garbage":
          return void response.writeHead(200).end("<html>welcome to the portal</html>");
        case "wrong-call":
          return void response.writeHead(200).end(JSON.stringify({ id: crypto.randomUUID() }));
        case "cut-off":
          response.writeHead(200, { "content-length": "500" });
          response.write('{"id"');
          return void setTimeout(() => response.destroy(), 20);
        default:
          return void work(one, response);
      }
    }),
  );
  return {
    url,
    received,
    calls,
    comeTo: (told) => (fresh = told),
    behave: (...next) => (plan = next),
    stop,
  };
}

/** Body and headers of a callback, signed with `secret` at the time `at`. */
export function callback(told: unknown, secret: string, at = new Date()) {
  const body = JSON.stringify(told);
  const seconds = Math.floor(at.getTime() / 1000);
  const v1 = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return {
    body,
    headers: { "content-type": "application/json", "x-call-signature": `t=${seconds},v1=${v1}` },
  };
}
