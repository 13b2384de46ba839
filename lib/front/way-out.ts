/** The way out of an answer that is not kept: its policy, its compression, and a page where it would be empty. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { isFromEdge, tellEdge } from "#lib/front/edge";
import { hashesOf, inlineHashes } from "#lib/front/inline-scripts";
import type { Log } from "#lib/front/page-rooms";
import { watch } from "#lib/front/pass-through";
import { resourcePolicy, type Policy } from "#lib/front/policy";
import type { Answer, NextHandler } from "#lib/front/render";
import type { StandIn } from "#lib/front/stand-in";
import { splitLocale } from "#lib/i18n/paths";
import { isSignedInPath } from "#lib/site/signed-in-paths";
import { speculationRules } from "#lib/site/speculation-rules";
import { themeScript } from "#lib/theme/theme-script";

type Options = { policy: Policy; standIn: StandIn; trusted: BlockList; log: Log };

/** The scripts that every page carries in its head and foot. They are no part of what Next gives a nonce to. */
const onEveryPage = hashesOf([themeScript, speculationRules]);

const bare = "default-src 'none'; frame-ancestors 'none'";

/**
 * Gives two ways out: `pass` lets a handler answer the request itself, `send` sends an answer rendered without it. Pages
 * of the signed-in product stream with a nonce, which Next takes from the request; others are held until whole, and
 * their inline scripts named by hash.
 */
export function createWayOut({ policy, standIn, trusted, log }: Options) {
  const pass = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    handler: NextHandler,
  ): void => {
    const accepted = request.headers["accept-encoding"];
    delete request.headers["accept-encoding"];
    const isForEdge = isFromEdge(request, trusted);
    delete request.headers["surrogate-capability"];
    const area = isSignedInPath(splitLocale(path).path) ? "signed-in" : "public";
    const nonce = area === "signed-in" ? randomBytes(16).toString("base64") : null;
    if (nonce) request.headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
    const isPage = () => String(response.getHeader("content-type") ?? "").startsWith("text/html");
    const setPolicy = (value: string) => response.setHeader("content-security-policy", value);
    watch(request, response, {
      accepted,
      isStreamed: () =>
        nonce !== null &&
        isPage() &&
        response.statusCode === 200 &&
        !response.hasHeader("x-nextjs-prerender"),
      onHeaders: () => {
        for (const [name, value] of Object.entries(policy.headers))
          if (!response.hasHeader(name)) response.setHeader(name, value);
        if (!response.hasHeader("cross-origin-resource-policy"))
          response.setHeader("cross-origin-resource-policy", resourcePolicy(path));
        if (response.hasHeader("content-security-policy")) return;
        setPolicy(
          nonce && isPage() ? policy.contentSecurityPolicy([`'nonce-${nonce}'`, ...onEveryPage], area) : bare,
        );
      },
      exchange: async (_, answer) => {
        if (path === "/api/revalidate" && isForEdge && answer.status === 200) tellEdge(response, answer.body);
        const shown = request.headers.rsc === undefined ? await standIn(response, path, answer) : answer;
        if (shown !== answer || !isPage()) return shown;
        response.removeHeader("etag");
        // A page for one reader, though it may be the same for all: no cache on the way may keep it.
        if (String(response.getHeader("cache-control")).includes("s-maxage"))
          response.setHeader("cache-control", "private, no-cache");
        setPolicy(policy.contentSecurityPolicy(inlineHashes(answer.body.toString("utf8")), area));
        return answer;
      },
    });
    handler(request, response).catch((error: unknown) => {
      log("a request could not be answered", {
        path: path.slice(0, 200),
        error: String(error).slice(0, 300),
      });
      if (response.writableEnded || response.headersSent) return;
      response.statusCode = 500;
      response.end();
    });
  };

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    answer: Pick<Answer, "status" | "headers" | "body">,
  ): void => {
    pass(request, response, path, async () => {
      const { "content-length": _length, connection: _connection, ...headers } = answer.headers;
      response.writeHead(answer.status, headers);
      response.end(answer.body);
    });
  };
  return { pass, send };
}
