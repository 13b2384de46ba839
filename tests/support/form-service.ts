/** The external form service, behaving as a test wants. */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type FormService = {
  url: string;
  /** The posts it has confirmed, in order. */
  received: Record<string, string>[];
  /** How many posts it has received, confirmed or not. */
  seen: () => number;
  /** The idempotency key of each, in order. */
  keys: string[];
  behave: (behaviour: Behaviour) => void;
  stop: () => Promise<void>;
};

/** Confirms; answers 500; or accepts the post and never answers. */
type Behaviour = "confirm" | "fail" | "hang";

/** Starts a service. With a given port it takes the place of an earlier one. */
export async function startFormService(first: Behaviour = "confirm", port = 0): Promise<FormService> {
  let behaviour = first;
  const keys: string[] = [];
  const received: Record<string, string>[] = [];
  const answer = (fields: string, response: ServerResponse) => {
    if (behaviour === "hang") return;
    if (behaviour === "confirm") received.push(Object.fromEntries(new URLSearchParams(fields)));
    response.writeHead(behaviour === "confirm" ? 200 : 500).end("thank you");
  };
  const server: Server = createServer((request, response) => {
    let body = "";
    keys.push(String(request.headers["idempotency-key"]));
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => answer(body, response));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/formResponse`,
    received,
    seen: () => keys.length,
    keys,
    behave: (next) => (behaviour = next),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
