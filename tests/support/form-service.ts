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
  stop: () => Promise<void>;
};

/** Confirms; answers 500; or accepts the post and never answers. */
type Behaviour = "confirm" | "fail" | "hang";

/** Starts a service. With a given port it takes the place of an earlier one. */
export async function startFormService(first: Behaviour = "confirm", port = 0): Promise<FormService> {
  let behaviour = first;
  const keys: string[] = [];
  const received: Record<string, string>[] = [];
  const answer = withBody((_, response, fields) => {
    if (behaviour === "hang") return;
    if (behaviour === "confirm") received.push(Object.fromEntries(new URLSearchParams(fields)));
    response.writeHead(behaviour === "confirm" ? 200 : 500).end("thank you");
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
    behave: (next) => (behaviour = next),
    stop,
  };
}
