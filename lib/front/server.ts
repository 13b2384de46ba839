/** The server that `npm start` and the container run: Next's request handler behind what must be right before it. */
import { createServer, type Server } from "node:http";
import next from "next";
import { settleForwardedHeaders, trustedPeers } from "#lib/front/forwarded-headers";
import { keepOneLocation } from "#lib/front/one-location";

export type ServeOptions = { port: number; trustedProxies: readonly string[] };

/** Serves the existing production build. Gives the listening server; closing it finishes what is in flight. */
export async function serve({ port, trustedProxies }: ServeOptions): Promise<Server> {
  const app = next({ dev: false, dir: process.cwd(), port });
  await app.prepare();
  const answer = app.getRequestHandler();
  const trusted = trustedPeers(trustedProxies);
  const server = createServer((request, response) => {
    settleForwardedHeaders(request, trusted);
    keepOneLocation(response);
    void answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}
