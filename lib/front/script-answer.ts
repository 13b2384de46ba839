/** Answers a request for a script that was taken out of a page. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { readAddress, type Address } from "#lib/front/address";
import { placeOf, type MatteringParameters } from "#lib/front/cache-key";
import { chooseEncoding } from "#lib/front/compression";
import type { PageRooms } from "#lib/front/page-rooms";
import { readScriptAddress, type KeptScript } from "#lib/front/page-scripts";
import type { Policy } from "#lib/front/policy";
import { refuse } from "#lib/front/refuse";
import { plainBody } from "#lib/front/send";

type Options = { rooms: PageRooms; matters: MatteringParameters; policy: Policy };

export function createScriptAnswer({ rooms, matters, policy }: Options) {
  /** Pages rendered again a moment ago: a made-up name costs one render a second at most. */
  const tried = new LRUCache<string, true>({ max: 1_000, ttl: 1_000 });
  /** The script kept, or made again: by another instance, or long ago, it was taken out of this very page. */
  const find = async (address: Address): Promise<KeptScript | undefined> => {
    const asked = readScriptAddress(address.path, address.query);
    if (!asked) return undefined;
    const kept = rooms.scripts.read(asked.name);
    if (kept) return kept;
    if (asked.pageUrl === "") return undefined;
    const page = readAddress(asked.pageUrl);
    const place = "path" in page ? placeOf(page, {}, matters) : null;
    if (!place || place.isNarrowed || tried.has(place.key)) return undefined;
    tried.set(place.key, true);
    await rooms
      .of("document")
      .renew(place)
      .catch(() => undefined);
    return rooms.scripts.read(asked.name);
  };

  return async (request: IncomingMessage, response: ServerResponse, address: Address): Promise<void> => {
    const script = await find(address);
    // The page has changed since: without its data it stays what it is without JavaScript.
    if (!script) {
      refuse(response, 404, policy);
      return;
    }
    const chosen = chooseEncoding(request.headers["accept-encoding"]);
    const body = chosen === "identity" ? plainBody(script) : script.bodies[chosen];
    response.writeHead(200, {
      ...policy.headers,
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "same-origin",
      "content-length": body.length,
      vary: "accept-encoding",
      ...(chosen === "identity" ? {} : { "content-encoding": chosen }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
