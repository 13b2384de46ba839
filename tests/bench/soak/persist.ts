/** Sends something until it is accepted, as a reader does who sees that it was not. */
import { setTimeout as wait } from "node:timers/promises";
import type { Given, Request } from "./request.ts";
import type { World } from "./world.ts";

/** The pause before the second try; doubled before each later one, up to the longest. */
const pauseMs = 1_500;
const longestPauseMs = 15_000;
/** After this time a sender gives up, and what they sent counts as never accepted. */
const patienceMs = 10 * 60_000;

/** The answer that accepted it; null if it was never accepted. `again` may change the request for the next try. */
export async function persist(
  world: World,
  request: Request,
  again: (given: Given) => Promise<Request> = () => Promise.resolve(request),
): Promise<Given | null> {
  const until = performance.now() + patienceMs;
  let next = request;
  for (let pause = pauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const given = await world.balancer.ask(next);
    if (given.status >= 200 && given.status < 400) return given;
    if (performance.now() > until) return null;
    await wait(pause);
    next = await again(given);
  }
}
