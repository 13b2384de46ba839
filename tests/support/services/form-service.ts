/** The external form service, behaving as a test wants. */
import { startServer, withBody } from "./http-server.ts";

export type FormService = {
  url: string;
  /** The posts it has confirmed, in order. */
  received: Record<string, string>[];
  /** How many posts it has received, confirmed or not. */
  seen: () => number;
  /** The idempotency key of each, in order. */
  keys: string[];
  behave: (behaviour: Behaviour) => void;
  /** Addresses that it would refuse. */
  refused: Set<string>;
  stop: () => Promise<void>;
};

/** Confirms; answers 500; or accepts the post and never answers. */
type Behaviour = "confirm" | "fail" | "hang";

/** Starts a service. With a given port it takes the place of an earlier one. */
export async function startFormService(first: Behaviour = "confirm", port = 0): Promise<FormService> {
  let behaviour = first;
  const keys: string[] = [];
  const received: Record<string, string>[] = [];
  const refused = new Set<string>();
  const answer = withBody((_, response, posted) => {
    if (behaviour === "hang") return;
    const fields = Object.fromEntries(new URLSearchParams(posted));
    const isRefused = Object.values(fields).some((value) => refused.has(value));
    const status = behaviour === "fail" ? 500 : isRefused ? 422 : 200;
    if (status === 200) received.push(fields);
    response.writeHead(status).end("thank you");
  });
  const { url, stop } = await startServer(
    (request, response) => {
      keys.push(String(request.headers["idempotency-key"]));
      answer(request, response);
    },
    { port },
  );
  return {
    url: `${url}/formResponse`,
    received,
    seen: () => keys.length,
    keys,
    refused,
    behave: (next) => (behaviour = next),
    stop,
  };
}
