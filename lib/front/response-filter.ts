/** What every answer that is not cached goes through: policy, compression, and a fallback page where it would be empty. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { asRefusal } from "#lib/front/api-problems";
import { isFromEdge, tellEdge } from "#lib/front/edge";
import type { FirstTouch } from "#lib/front/first-touch";
import {
  finishDocument,
  gatherScripts,
  hashesOfLayout,
  type FinishedDocument,
} from "#lib/front/inline-scripts";
import { breakOff, interceptResponse, type Outgoing } from "#lib/front/intercept-response";
import type { Log } from "#lib/front/log";
import { policyOfFile, resourcePolicy, type Area } from "#lib/front/policy";
import type { Refusing } from "#lib/front/shown-refusal";
import { olderMark, watchMissing, withTags } from "#lib/front/next-bridge";
import type { Answer, NextHandler } from "#lib/front/render";
import type { FallbackPage } from "#lib/front/fallback-page";
import { splitLocale } from "#lib/base/i18n/paths";
import { isQuietProductPath, isSignedInPath } from "#lib/base/addresses/signed-in-paths";
import type { DraftCookies } from "#lib/front/draft-cookies";
import { isHeaderOfGuard } from "#lib/front/next-internals";

type Options = {
  refusing: Refusing;
  fallbackPage: FallbackPage;
  trusted: BlockList;
  drafts: DraftCookies;
  firstTouch: FirstTouch | null;
  log: Log;
};

/** A request that Next is asked with, and what is known of its answer before that. */
type Passing = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  area: Area;
  /** The nonce of a page of the signed-in product; null anywhere else. */
  nonce: string | null;
  /** How a page of the product that does nothing by itself loads the framework; null for any other page. */
  quietTouch: FirstTouch | null;
  /** The address that was asked for; empty where the framework's code asked for a payload. */
  asked: string;
  /** Whether a cache in front of us has asked. */
  isForEdge: boolean;
  /** Whether a page of the product says that what its address names is not there. */
  isMissing: () => boolean;
};

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader("content-type") ?? "").startsWith("text/html");

/**
 * Returns two functions: `pass` lets a handler answer the request itself, `send` sends an answer that was rendered without it.
 * Pages of the signed-in product carry a nonce, which Next takes from the request, and are streamed. Those that do nothing by
 * themselves are buffered until they are whole, as all other pages are, and their inline scripts are named by hash.
 */
export function createResponseFilter({ refusing, fallbackPage, trusted, drafts, firstTouch, log }: Options) {
  const { policy } = refusing;

  /** Completes the headers that Next has set. */
  const setHeaders = ({ response, path, area, nonce, asked, isMissing }: Passing): void => {
    // A page cannot set its status. What Next's router fetches keeps its own: a 404 would make it load the whole document.
    if (response.statusCode === 200 && isPage(response) && isMissing()) response.statusCode = 404;
    for (const [name, value] of Object.entries(policy.headers))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    response.removeHeader(olderMark);
    for (const name of response.getHeaderNames()) if (isHeaderOfGuard(name)) response.removeHeader(name);
    drafts.conceal(response);
    // Next means this for caches in front of it. Those hear of no webhook, so they must not keep the answer.
    if (String(response.getHeader("cache-control")).includes("s-maxage"))
      response.setHeader("cache-control", "private, no-cache");
    if (response.statusCode === 308) keepQuery(response, asked);
    // Parts of an answer are not served.
    response.removeHeader("accept-ranges");
    if (!response.hasHeader("cross-origin-resource-policy"))
      response.setHeader("cross-origin-resource-policy", resourcePolicy(path));
    if (response.hasHeader("content-security-policy")) return;
    // Next gives its nonce to its own scripts, not to those of the layout.
    const own =
      nonce && isPage(response)
        ? policy.contentSecurityPolicy([`'nonce-${nonce}'`, ...hashesOfLayout], area)
        : policyOfFile(String(response.getHeader("content-type") ?? ""));
    if (own) response.setHeader("content-security-policy", own);
  };

  /** Finishes a whole answer: a fault as a problem or a fallback page, a page with its scripts gathered and its policy set. */
  const finish = async (passing: Passing, answer: Outgoing): Promise<Outgoing> => {
    const { request, response, path, area, nonce, quietTouch, isForEdge } = passing;
    if (path === "/api/revalidate" && isForEdge && answer.status === 200) tellEdge(response, answer.body);
    const refusal = asRefusal(response, path, answer, refusing);
    if (refusal !== answer) return refusal;
    // The framework's code asked for this, and shows no page.
    const isForCode = request.headers.rsc !== undefined || request.headers["next-action"] !== undefined;
    const shown = isForCode ? answer : await fallbackPage(response, path, answer);
    if (shown !== answer || !isPage(response)) return shown;
    response.removeHeader("etag");
    const withPolicy = ({ html, hashes }: FinishedDocument): Outgoing => {
      response.setHeader("content-security-policy", policy.contentSecurityPolicy(hashes, area));
      return { ...answer, body: Buffer.from(html) };
    };
    if (nonce && !response.hasHeader("x-nextjs-prerender")) {
      const quiet = quietTouch && answer.status === 200 ? quietPage(answer.body, nonce, quietTouch) : null;
      // Otherwise the page stays as it is: the policy names the nonce, which Next has given its scripts.
      return quiet ? withPolicy(quiet) : answer;
    }
    // An editor's draft has tools that need the framework at once.
    return withPolicy(finishDocument(answer.body.toString("utf8"), area === "public" ? firstTouch : null));
  };

  const pass = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    handler: NextHandler,
  ): void => {
    const accepted = request.headers["accept-encoding"];
    delete request.headers["accept-encoding"];
    const isForEdge = isFromEdge(request, trusted);
    const asked = request.headers.rsc === undefined ? (request.url ?? "") : "";
    delete request.headers["surrogate-capability"];
    const area = areaOf(path, request, drafts);
    const nonce = area === "signed-in" ? randomBytes(16).toString("base64") : null;
    const quietTouch = isQuietProductPath(splitLocale(path).path) ? firstTouch : null;
    if (nonce) request.headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
    const passing: Passing = {
      request,
      response,
      path,
      area,
      nonce,
      quietTouch,
      asked,
      isForEdge,
      isMissing: () => false,
    };
    const onFailure = (error: unknown) =>
      log("a request could not be answered", {
        path: path.slice(0, 200),
        error: String(error).slice(0, 300),
      });
    interceptResponse(request, response, {
      accepted,
      onFailure,
      isStreamed: () =>
        nonce !== null &&
        quietTouch === null &&
        isPage(response) &&
        response.statusCode === 200 &&
        !response.hasHeader("x-nextjs-prerender"),
      onHeaders: () => setHeaders(passing),
      transform: (answer) => finish(passing, answer),
    });
    // Within `withTags`, so that it is known when the render began: it may make a page that Next keeps.
    withTags(() => {
      if (area === "signed-in") passing.isMissing = watchMissing();
      return handler(request, response);
    }).catch((error: unknown) => {
      // Answered all the same: another answer took the place of one that took too long.
      if (response.writableEnded) return;
      onFailure(error);
      breakOff(response);
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

export type ResponseFilter = ReturnType<typeof createResponseFilter>;

/**
 * Adds the query to a permanent redirect to another of our paths, as the redirects in next.config.ts do by themselves. The
 * query says which letter or post a reader comes from, and a page that is rendered for everybody does not know it.
 */
function keepQuery(response: ServerResponse, asked: string): void {
  const location = response.getHeader("location");
  const cut = asked.indexOf("?");
  if (cut !== -1 && typeof location === "string" && /^\/(?!\/)[^?#]*$/.test(location))
    response.setHeader("location", location + asked.slice(cut));
}

/** A quiet page without its nonce, its scripts gathered; null when it has scripts that we do not know, and has to stay as it is. */
const quietPage = (body: Buffer, nonce: string, firstTouch: FirstTouch) =>
  gatherScripts(body.toString("utf8").replaceAll(` nonce="${nonce}"`, ""), firstTouch);

function areaOf(path: string, request: IncomingMessage, drafts: DraftCookies): Area {
  if (isSignedInPath(splitLocale(path).path)) return "signed-in";
  return drafts.isEditors(request) ? "draft" : "public";
}
