import { readActionByName } from "#lib/publication/content/action";
import { pieceEndpoint } from "#lib/publication/content/piece-endpoint";
import { endpoint } from "#lib/platform/server/api/endpoint";

/** One micro-action by slug or id. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<
  RouteContext<"/api/micro-actions/[slug]">
>({ GET: pieceEndpoint("microAction", readActionByName) });
