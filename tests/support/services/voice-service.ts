/** Vapi and Retell on this machine: the parts of their APIs that we use, according to their documentation, with their faults. */
import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { startServer, withBody } from "@/tests/support/services/http-server";

/**
 * Works; answers with a status and does nothing; works and loses the answer, breaks it off, or never ends it; works after the
 * client has given up; or sends garbage.
 */
type Behaviour = "work" | "lose-answer" | "break-off" | "stall" | "work-late" | "garbage" | number;

type Received = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
type Json = Record<string, unknown>;

export type VoiceService = {
  url: string;
  received: Received[];
  /** Each call that was begun, whatever happened to the answer, by the service's own id. */
  calls: Map<string, Json>;
  /** Sets how it treats the next requests that begin a call; the last behavior stays. */
  behave: (...next: Behaviour[]) => void;
  /** The same for all other requests. */
  answer: (...next: Behaviour[]) => void;
  /** The settings of the operator's agent at Retell. */
  llm: Json;
  /** The requests to begin a call. */
  begun: () => Received[];
  stop: () => Promise<void>;
};

/** Longer than the providers under test wait. */
const lateMs = 1_500;

/** Starts both on a free port. */
export async function startVoiceService(): Promise<VoiceService> {
  let placing: Behaviour[] = ["work"];
  let others: Behaviour[] = ["work"];
  const received: Received[] = [];
  const calls = new Map<string, Json>();
  const llm: Json = {
    general_prompt: "{{lantern_instructions}}",
    general_tools: [{ type: "end_call", name: "end" }],
  };

  const begin = (made: Json): Json => {
    calls.set(String(made.id ?? made.call_id), made);
    return made;
  };
  const isBegin = ({ method, path }: Received) =>
    method === "POST" && (path === "/call" || path === "/v2/create-phone-call");

  /** Carries out a request, and returns its answer. */
  const work = ({ method, path, body }: Received): { status: number; json?: unknown } => {
    const asked = (body ? JSON.parse(body) : {}) as Json;
    const { pathname } = new URL(path, "http://service");
    const id = pathname.split("/").at(-1) ?? "";
    const call = calls.get(id);
    const found = call ? { status: 200, json: call } : { status: 404, json: { message: "no such call" } };
    if (method === "POST" && pathname === "/call") {
      const vapiId = crypto.randomUUID();
      const monitor = { controlUrl: `${url}/control/${vapiId}` };
      return { status: 201, json: begin({ ...asked, id: vapiId, orgId: "org", status: "queued", monitor }) };
    }
    if (method === "GET" && pathname === "/call") return { status: 200, json: [...calls.values()] };
    if (pathname.startsWith("/call/")) {
      if (method === "DELETE") calls.delete(id);
      return found;
    }
    if (pathname.startsWith("/control/")) {
      if (call && asked.type === "end-call")
        Object.assign(call, { status: "ended", endedReason: "manually-canceled" });
      return found;
    }
    if (pathname === "/v2/create-phone-call") {
      const made = {
        ...asked,
        call_id: `call_${crypto.randomUUID()}`,
        call_status: "registered",
        call_type: "phone_call",
      };
      return { status: 201, json: begin(made) };
    }
    // Retell's pages on these requests name no 404.
    const missing = { status: 422, json: { message: "no such call" } };
    if (pathname.startsWith("/v2/get-call/")) return call ? found : missing;
    if (pathname.startsWith("/v2/delete-call/")) {
      return calls.delete(id) ? { status: 204 } : missing;
    }
    if (pathname.startsWith("/v2/stop-call/")) {
      if (!call) return missing;
      if (call.call_status !== "ongoing") return { status: 422, json: { message: "not ongoing" } };
      Object.assign(call, { call_status: "ended", disconnection_reason: "manual_stopped" });
      return { status: 204 };
    }
    if (pathname === "/v3/list-calls") {
      const wanted = (asked.filter_criteria as { metadata?: { key: string; value: string }[] } | undefined)
        ?.metadata?.[0];
      const items = [...calls.values()].filter(
        ({ metadata }) => (metadata as Json | undefined)?.[wanted?.key ?? ""] === wanted?.value,
      );
      return { status: 200, json: { has_more: false, items } };
    }
    if (pathname.startsWith("/get-agent/"))
      return {
        status: 200,
        json: { agent_id: id, response_engine: { type: "retell-llm", llm_id: "llm_1" } },
      };
    if (pathname.startsWith("/get-retell-llm/")) return { status: 200, json: { llm_id: id, ...llm } };
    return { status: 404, json: { message: "no such address" } };
  };

  const { url, stop } = await startServer(
    withBody((request, response, body) => {
      const one = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      received.push(one);
      const plan = isBegin(one) ? placing : others;
      const behaviour = (plan.length > 1 ? plan.shift() : plan[0]) ?? "work";
      const send = (status: number, json?: unknown) =>
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(json === undefined ? "" : JSON.stringify(json));
      if (typeof behaviour === "number") return void send(behaviour, { message: "no" });
      if (behaviour === "garbage")
        return void response.writeHead(200).end("<html>welcome to the portal</html>");
      if (behaviour === "work-late") return void setTimeout(() => work(one), lateMs);
      const { status, json } = work(one);
      if (behaviour === "lose-answer") return;
      if (behaviour === "work") return void send(status, json);
      response.writeHead(status, { "content-type": "application/json", "content-length": "500" });
      response.write('{"id"');
      if (behaviour === "break-off") setTimeout(() => response.destroy(), 20);
    }),
  );
  return {
    url,
    received,
    calls,
    behave: (...next) => (placing = next),
    answer: (...next) => (others = next),
    llm,
    begun: () => received.filter(isBegin),
    stop,
  };
}

/** A webhook as sent by Vapi with an HMAC credential. */
export function vapiWebhook(message: Json, secret: string, at = new Date()) {
  const body = JSON.stringify({ message });
  const timestamp = String(at.getTime());
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return {
    body,
    headers: { "content-type": "application/json", "x-timestamp": timestamp, "x-signature": signature },
  };
}

/** A webhook as sent by Retell. */
export function retellWebhook(event: Json, key: string, at = new Date()) {
  const body = JSON.stringify(event);
  const digest = createHmac("sha256", key).update(`${body}${at.getTime()}`).digest("hex");
  return {
    body,
    headers: { "content-type": "application/json", "x-retell-signature": `v=${at.getTime()},d=${digest}` },
  };
}
