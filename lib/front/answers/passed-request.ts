/** A request that Next is asked with: what Next sees of it, and what its answer goes through before it leaves. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { asRefusal } from "#lib/front/answers/api-problems";
import { contentTypeOf, isPage } from "#lib/front/answers/content-type";
import type { DraftCookies } from "#lib/front/requests/draft-cookies";
import { isFromEdge, tellEdge } from "#lib/front/invalidation/edge";
import { isForReaders } from "#lib/front/answers/fallback-address";
import type { FallbackPage } from "#lib/front/answers/fallback-page";
import type { FirstTouch } from "#lib/front/cache/first-touch";
import {
  finishDocument,
  gatherScripts,
  hashesOfLayout,
  type FinishedDocument,
} from "#lib/front/cache/inline-scripts";
import { breakOff, interceptResponse, type Outgoing } from "#lib/front/answers/intercept-response";
import { shownFault, shownPath, type Log } from "#lib/front/log";
import type { MissingInPreview } from "#lib/front/answers/missing-in-preview";
import { olderMark, watchMissing, withTags } from "#lib/front/next/next-bridge";
import { headersOfBody, isHeaderOfGuard } from "#lib/front/next-internals";
import { policyOfFile, resourcePolicy, type Area } from "#lib/front/policy";
import type { NextHandler } from "#lib/front/next/render";
import type { Refusing } from "#lib/front/answers/shown-refusal";
import { isQuietProductPath, isSignedInPath } from "#lib/base/addresses/signed-in-paths";
import { splitLocale } from "#lib/base/i18n/paths";

export type PassingOptions = {
  refusing: Refusing;
  fallbackPage: FallbackPage;
  missingInPreview: MissingInPreview;
  trusted: BlockList;
  drafts: DraftCookies;
  firstTouch: FirstTouch | null;
  log: Log;
};

/**
 * Pages of the signed-in product carry a nonce, which Next takes from the request, and are streamed. Those that do nothing by
 * themselves are buffered until they are whole, as all other pages are, and their inline scripts are named by hash.
 */
export class PassedRequest {
  readonly #options: PassingOptions;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #path: string;
  readonly #area: Area;
  /** The nonce of a page of the signed-in product; null anywhere else. */
  readonly #nonce: string | null;
  /** How a page of the product that does nothing by itself loads the framework; null for any other page. */
  readonly #quietTouch: FirstTouch | null;
  /** The address that was asked for; empty where the framework's code asked for a payload. */
  readonly #asked: string;
  /** The encodings that the client takes. */
  readonly #accepted: string | undefined;
  /** Whether a cache in front of us has asked. */
  readonly #isForEdge: boolean;
  /** Whether a page of the product says that what its address names is not there. */
  #isMissing = (): boolean => false;

  /** Takes from the request what Next is not to see, and gives it the nonce. */
  constructor(request: IncomingMessage, response: ServerResponse, path: string, options: PassingOptions) {
    const { headers } = request;
    this.#options = options;
    this.#request = request;
    this.#response = response;
    this.#path = path;
    this.#accepted = headers["accept-encoding"];
    delete headers["accept-encoding"];
    this.#isForEdge = isFromEdge(request, options.trusted);
    delete headers["surrogate-capability"];
    this.#asked = headers.rsc === undefined ? (request.url ?? "") : "";
    this.#area = areaOf(path, request, options.drafts);
    this.#nonce = this.#area === "signed-in" ? randomBytes(16).toString("base64") : null;
    this.#quietTouch = isQuietProductPath(splitLocale(path).path) ? options.firstTouch : null;
    if (this.#nonce) headers["content-security-policy"] = `script-src 'nonce-${this.#nonce}'`;
  }

  /** Has the handler answer. */
  answerBy(handler: NextHandler): void {
    interceptResponse(this.#request, this.#response, {
      accepted: this.#accepted,
      onFailure: (error) => this.#tellOf(error),
      isStreamed: () => this.#isStreamed(),
      onHeaders: () => this.#setHeaders(),
      transform: (answer) => this.#finish(answer),
    });
    // Within `withTags`, so that it is known when the render began: it may make a page that Next keeps.
    withTags(() => {
      if (this.#area === "signed-in") this.#isMissing = watchMissing();
      return handler(this.#request, this.#response);
    }).catch((error: unknown) => {
      // Answered all the same: another answer took the place of one that took too long.
      if (this.#response.writableEnded) return;
      this.#tellOf(error);
      breakOff(this.#response);
    });
  }

  #tellOf(error: unknown): void {
    this.#options.log("a request could not be answered", {
      path: shownPath(this.#path),
      error: shownFault(error),
    });
  }

  #isStreamed(): boolean {
    return (
      this.#nonce !== null &&
      this.#quietTouch === null &&
      isPage(this.#response) &&
      this.#response.statusCode === 200 &&
      !this.#response.hasHeader("x-nextjs-prerender")
    );
  }

  /** Completes the headers that Next has set. */
  #setHeaders(): void {
    const response = this.#response;
    const { refusing, drafts } = this.#options;
    const { policy } = refusing;
    // A page cannot set its status. What Next's router fetches keeps its own: a 404 would make it load the whole document.
    if (response.statusCode === 200 && isPage(response) && this.#isMissing()) response.statusCode = 404;
    for (const [name, value] of Object.entries(policy.headers))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    response.removeHeader(olderMark);
    for (const name of response.getHeaderNames()) if (isHeaderOfGuard(name)) response.removeHeader(name);
    drafts.conceal(response);
    // Next means this for caches in front of it. Those hear of no webhook, so they must not keep the answer.
    if (String(response.getHeader("cache-control")).includes("s-maxage"))
      response.setHeader("cache-control", "private, no-cache");
    if (response.statusCode === 308) keepQuery(response, this.#asked);
    // Parts of an answer are not served.
    response.removeHeader("accept-ranges");
    if (!response.hasHeader("cross-origin-resource-policy"))
      response.setHeader("cross-origin-resource-policy", resourcePolicy(this.#path));
    if (response.hasHeader("content-security-policy")) return;
    // Next gives its nonce to its own scripts, not to those of the layout.
    const own =
      this.#nonce && isPage(response)
        ? policy.contentSecurityPolicy([`'nonce-${this.#nonce}'`, ...hashesOfLayout], this.#area)
        : policyOfFile(contentTypeOf(response));
    if (own) response.setHeader("content-security-policy", own);
  }

  /** Finishes a whole answer: a fault as a problem or a fallback page, a page with its scripts gathered and its policy set. */
  async #finish(answer: Outgoing): Promise<Outgoing> {
    const response = this.#response;
    const { refusing, fallbackPage, firstTouch } = this.#options;
    if (this.#path === "/api/revalidate" && this.#isForEdge && answer.status === 200)
      tellEdge(response, answer.body);
    const refusal = asRefusal(response, this.#path, answer, refusing);
    if (refusal !== answer) return refusal;
    // The framework's code asked for this, and shows no page.
    const { headers } = this.#request;
    const isForCode = headers.rsc !== undefined || headers["next-action"] !== undefined;
    const missing = this.#area === "draft" && !isForCode ? await this.#missingInPreview(answer) : null;
    if (missing) return missing;
    const shown = isForCode ? answer : await fallbackPage(response, this.#path, answer);
    if (shown !== answer || !isPage(response)) return shown;
    response.removeHeader("etag");
    if (this.#nonce && !response.hasHeader("x-nextjs-prerender")) {
      const touch = answer.status === 200 ? this.#quietTouch : null;
      const quiet = touch && quietPage(answer.body, this.#nonce, touch);
      // Otherwise the page stays as it is: the policy names the nonce, which Next has given its scripts.
      return quiet ? this.#withPolicy(answer, quiet) : answer;
    }
    // An editor's draft has tools that need the framework at once.
    const touch = this.#area === "public" ? firstTouch : null;
    return this.#withPolicy(answer, finishDocument(answer.body.toString("utf8"), touch));
  }

  /** An editor's page in place of a 404; null in place of any other answer, and where it cannot be made. */
  async #missingInPreview({ status }: Outgoing): Promise<Outgoing | null> {
    const response = this.#response;
    if (status !== 404 || !isPage(response) || !isForReaders(this.#path, "")) return null;
    const missing = await this.#options.missingInPreview(this.#request, this.#path);
    if (!missing) return null;
    for (const name of headersOfBody) response.removeHeader(name);
    response.setHeader("cache-control", "private, no-store");
    const { body } = missing;
    return this.#withPolicy({ status, body }, finishDocument(body.toString("utf8"), null));
  }

  /** The answer with a finished document, whose scripts its policy names. */
  #withPolicy(answer: Outgoing, { html, hashes }: FinishedDocument): Outgoing {
    const { policy } = this.#options.refusing;
    this.#response.setHeader("content-security-policy", policy.contentSecurityPolicy(hashes, this.#area));
    return { ...answer, body: Buffer.from(html) };
  }
}

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
