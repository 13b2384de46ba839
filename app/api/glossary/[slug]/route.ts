import { pieceEndpoint } from "#lib/publication/content/piece-endpoint";
import { readTermByName } from "#lib/publication/content/term";
import { endpoint } from "#lib/platform/server/api/endpoint";

/** One glossary term by slug. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<
  RouteContext<"/api/glossary/[slug]">
>({ GET: pieceEndpoint("glossaryTerm", readTermByName) });
