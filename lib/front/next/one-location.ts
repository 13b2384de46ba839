/** Keeps a redirect from naming its target twice. */
import type { ServerResponse } from "node:http";

/**
 * A later `Location` takes the place of an earlier one. Next, when it renders a permanent redirect of a cached page, sets
 * the header and then adds it again; two make one wrong address for clients that join them.
 */
export function keepOneLocation(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === "location" && typeof value === "string"
      ? response.setHeader(name, value)
      : append(name, value);
}
