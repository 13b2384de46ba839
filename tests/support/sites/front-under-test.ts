/** The front with a stand-in for Next behind it, on its own port. */
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { DraftCookies } from "#lib/front/requests/draft-cookies";
import { createFront } from "#lib/front/front";
import { frontBridge, type FrontBridge } from "#lib/platform/front-bridge";
import { trustedPeers } from "#lib/platform/trusted-peers";
import { guardConnections } from "#lib/front/connections/guard-connections";
import { limits } from "#lib/front/limits";
import { createPolicy } from "#lib/front/policy";
import { refuse } from "#lib/front/answers/refuse";
import type { NextHandler } from "#lib/front/next/render";
import { answerParseErrors } from "#lib/front/connections/parse-errors";
import type { Refusing } from "#lib/front/answers/shown-refusal";
import { matteringParameters } from "#lib/front/cache/cache-key";
import { startListening, type HttpServer } from "@/tests/support/services/http-server";

export type Reply = {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
  /** Cache tags of the page, as noted by Next's page cache. */
  tags?: string[];
  /** Whether the page says that what its address names is not there. */
  isMissing?: boolean;
  /**
   * Whether the reply comes from a render that was already running for another request: then Next does not look into its page
   * cache.
   */
  isJoined?: boolean;
  /** Whether Next's handler never ends, as when a client disconnects. */
  isNeverDone?: boolean;
  /**
   * What goes wrong once the body is written: the handler throws at once, or when the body has had time to leave, or after it has
   * ended the answer; or it ends the answer twice.
   */
  fails?: "unended" | "midway" | "ended" | "twice";
};
export type Got = {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
  bytes: number;
};

/** The headers of a prerendered page, as Next sends them. */
export const prerendered = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=300, stale-while-revalidate=31535700",
  "x-nextjs-cache": "HIT",
  "x-nextjs-prerender": "1",
};

/** What a draft cookie holds for Next. */
export const draftKey = "key-of-the-build-under-test";
const drafts = new DraftCookies(draftKey, ["secret-of-the-preview"]);

/** What an editor's draft cookie holds. */
export const draftStamp = drafts.stamp(Date.now());

/** The front as Next's page cache sees it. */
export function bridge(): FrontBridge {
  const front = frontBridge.get();
  if (!front) throw new Error("The front has not been loaded");
  return front;
}

/** Makes the cached pages with these tags old, as Next's page cache does after a webhook. */
export const makeOld = (tags: readonly string[], durations?: { expire?: number }): void =>
  void bridge().invalidate(tags, durations);

export class FrontUnderTest {
  /** Every request that reached the stand-in for Next. */
  readonly asked: { method: string; url: string; headers: IncomingMessage["headers"] }[] = [];
  readonly logged: string[] = [];
  /** What is known of what was logged. */
  readonly details: object[] = [];
  /** The refusals that the front has told of. */
  readonly refused: string[] = [];
  /** What this thread appears to have done since it was last asked. */
  use: "work" | "wait" = "wait";
  /** How often it was asked. */
  looks = 0;
  readonly #server: Server;
  #running: HttpServer | null = null;

  constructor(reply: (request: IncomingMessage) => Reply | Promise<Reply>, proxies: string[] = []) {
    const handler: NextHandler = async (request, response) => {
      const { method = "", url = "", headers } = request;
      this.asked.push({ method, url, headers: { ...headers } });
      const answer = await reply(request);
      if ((answer.status ?? 200) < 500 && !answer.isJoined) bridge().isOlderWanted();
      if (answer.isMissing) bridge().noteMissing();
      if (answer.tags) bridge().noteTags(answer.tags);
      for (const [name, value] of Object.entries(answer.headers ?? prerendered))
        response.setHeader(name, value);
      response.statusCode = answer.status ?? 200;
      if (answer.fails === "unended" || answer.fails === "midway") response.write(answer.body ?? "");
      else response.end(answer.body ?? "");
      if (answer.fails === "midway") await wait(200);
      if (answer.fails === "twice") response.end();
      else if (answer.fails) throw new Error("The handler has failed");
      if (answer.isNeverDone) await new Promise<never>(() => undefined);
    };
    const trusted = trustedPeers(proxies);
    const policy = createPolicy({
      baseUrl: "https://lantern.example",
      hasSecureSubdomains: false,
      images: [],
      connections: [],
      studio: "https://studio.example",
      formTargets: [],
      clerk: null,
    });
    const refusing: Refusing = {
      policy,
      noteRefusal: (status, reason) => this.refused.push(`${status} ${reason}`),
      lastResort: (path, _status, asked = "page") =>
        Buffer.from(
          `<!DOCTYPE html><title>last resort of ${asked === "page" ? "" : `a ${asked} on `}${path}</title>`,
        ),
    };
    const used = { active: 0, idle: 0 };
    const front = createFront({
      handler,
      matters: matteringParameters({
        rewrites: { beforeFiles: [{ regex: "^/$", has: [{ type: "query", key: "age" }] }] },
      }),
      ...refusing,
      trusted,
      drafts,
      countUse: () => {
        this.looks += 1;
        used[this.use === "work" ? "active" : "idle"] += 1;
        return { ...used };
      },
      baseUrl: "https://lantern.example",
      cacheBytes: 4 * 2 ** 20,
      firstTouch: null,
      log: (message, details) => {
        this.logged.push(message);
        this.details.push(details);
      },
    });
    this.#server = createServer(limits.server, front);
    guardConnections(this.#server, trusted);
    answerParseErrors(this.#server, (response, status) => refuse(response, status, refusing));
  }

  async start(): Promise<this> {
    this.#running = await startListening(this.#server);
    return this;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
  }

  connections(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  }

  get port(): number {
    if (!this.#running) throw new Error("The front has not been started");
    return this.#running.port;
  }

  get(path: string, headers: Record<string, string> = {}, method = "GET", body?: string): Promise<Got> {
    return new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port: this.port, path, method, headers, agent: false };
      const request = httpRequest(options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const raw = Buffer.concat(chunks);
          const encoding = response.headers["content-encoding"];
          const whole =
            raw.length === 0
              ? raw
              : encoding === "br"
                ? brotliDecompressSync(raw)
                : encoding === "gzip"
                  ? gunzipSync(raw)
                  : raw;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole.toString("utf8"),
            bytes: raw.length,
          });
        });
      });
      request.on("error", reject);
      request.end(body);
    });
  }

  /** Sends raw bytes and returns what comes back until the server closes. */
  raw(text: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(this.port, "127.0.0.1", () => socket.write(text, "latin1"));
      let answer = "";
      socket.setEncoding("latin1");
      socket.on("data", (chunk: string) => (answer += chunk));
      socket.on("close", () => resolve(answer));
      socket.on("error", () => resolve(answer));
    });
  }
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
