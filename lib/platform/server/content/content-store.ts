import "server-only";
/** The content store: one Sanity client. It uses a project if one is configured, otherwise it is answered in this process. */
import { createHash } from "node:crypto";
import { ClientError, createClient, type RequestHandler } from "@sanity/client";
import { LRUCache } from "lru-cache";
import { evenNow } from "#lib/base/values/even-clock";
import { answerContentQuery } from "#lib/local/dataset-store";
import { apiVersion } from "#lib/platform/content-api-version";
import { onContentChanged } from "#lib/platform/content-changed";
import { env } from "#lib/platform/env";
import {
  forgetAnswer,
  isStillKept,
  keepAnswer,
  readKeptAnswer,
} from "#lib/platform/server/content/kept-answers";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";

/** The longest that a reader waits for the store, retries included; a build waits longer. */
const deadlineMs = env.isBuild ? 60_000 : 10_000;

/** Answers the client's complete request from the dataset file: the same client, without a server and a port. */
const embeddedRequestHandler: RequestHandler = async (request) => {
  const url = new URL(request.url);
  for (const [key, value] of Object.entries(request.query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value));
  const method = request.method ?? "GET";
  const body =
    method === "GET" ? null : typeof request.body === "string" ? request.body : JSON.stringify(request.body);
  const answer = await answerContentQuery(new Request(url, { method, body }), env.LANTERN_DATASET);
  const json: unknown = await answer.json();
  if (!answer.ok)
    throw new ClientError({ body: json, headers: {}, method, statusCode: answer.status, url: url.href });
  return json;
};

const client = createClient({
  projectId: env.SANITY_PROJECT_ID ?? "embedded",
  dataset: env.SANITY_DATASET,
  apiVersion,
  useCdn: true,
  // Set explicitly, because a client with a token and no perspective serves drafts to everybody.
  perspective: "published",
  // Up to 5 retries, after 100 ms doubled each time; the jitter keeps several instances from retrying at the same moment.
  maxRetries: 5,
  retryDelay: (attempt) => 100 * 2 ** attempt + Math.random() * 100,
  ...(env.SANITY_API_READ_TOKEN ? { token: env.SANITY_API_READ_TOKEN, ignoreBrowserTokenWarning: true } : {}),
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one way to name a host that is not Sanity's own
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
  ...(env.SANITY_PROJECT_ID ? {} : { requestHandler: embeddedRequestHandler }),
});

export type QueryParams = Record<string, string | number | boolean | readonly string[]>;

/** `text` is null once the answer is on disk; then it is read from there when it is needed, in an outage. */
type KnownAnswer = { digest: string; text: string | null };

/**
 * The last good answer of each query as JSON, so that nothing that was once read is lost in an outage. The answers are on disk,
 * also for a process that starts during the outage. In memory are only recent answers that could not be written to disk, limited by
 * characters. For all others there is a digest, so that an unchanged answer is not written twice.
 */
const lastGood = processWide(
  "content-last-good",
  () =>
    new LRUCache<string, KnownAnswer>({
      max: 10_000,
      maxSize: 4 * 2 ** 20,
      sizeCalculation: ({ text }) => 1 + (text?.length ?? 0),
    }),
);

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Stores what the store has just answered. Nothing waits for it. */
async function noteAnswer(key: string, text: string): Promise<void> {
  const name = digestOf(key);
  const digest = digestOf(text);
  const known = lastGood.get(name);
  if (known?.digest === digest) {
    if (known.text !== null || (await isStillKept(key))) return;
    // Meanwhile the store may have given a newer answer.
    if (lastGood.peek(name) !== known) return;
  }
  const answer: KnownAnswer = { digest, text };
  lastGood.set(name, answer);
  const isOnDisk = await keepAnswer(key, text);
  if (isOnDisk && lastGood.peek(name) === answer) lastGood.set(name, { digest, text: null });
}

const readLastGood = async (key: string): Promise<string | undefined> =>
  lastGood.get(digestOf(key))?.text ?? readKeptAnswer(key);

/** `lastChange` is the moment of the last change that this process knows about; one may have come just before it started. */
const cdn = processWide("content-cdn", () => ({ avoidUntil: 0, lastChange: evenNow() }));

/**
 * For the next minute, reads go to the API, because the CDN may not know yet of the change that caused the read. After that minute,
 * the changed parameter makes them new queries for the CDN. For a known query, it would once more return the answer from before the
 * change, and it does not notice changes that a date brings about.
 */
export function readPastCdn(): void {
  Object.assign(cdn, { avoidUntil: performance.now() + 60_000, lastChange: evenNow() });
}

onContentChanged(readPastCdn);

/** A store that just failed is not asked again at once: a page reads several times, and its reader would wait each time. */
const pause = processWide("content-pause", () => ({ until: 0, answeredAt: 0 }));
const pauseAfterTimeoutMs = 5_000;
const pauseAfterFaultMs = 1_000;

/**
 * Fields that pages show unchanged. In a preview these carry, invisibly, where the Studio edits them, if the project is configured
 * so. Other fields are compared and parsed, so they must not carry anything, and neither must one of these that a query returns
 * under another name.
 */
const shownFields: readonly unknown[] = ["title", "term", "summary", "definition", "whyItMatters", "text"];

type Place = { sourcePath: readonly unknown[]; resultPath: readonly unknown[] };

function isShownAsIs({ sourcePath, resultPath }: Place): boolean {
  const name = resultPath.at(-1);
  return shownFields.includes(sourcePath.at(-1)) && (typeof name === "number" || shownFields.includes(name));
}

/** Reads past the CDN. In a preview, drafts replace what is published; a real project shows drafts only to our token. */
const uncached = client.withConfig({ useCdn: false });
const drafts = client.withConfig({
  useCdn: false,
  perspective: "drafts",
  ...(env.SANITY_STUDIO_URL
    ? { stega: { enabled: true, studioUrl: env.SANITY_STUDIO_URL, filter: isShownAsIs } }
    : {}),
});

export type AskOptions = { fresh?: boolean; preview?: boolean };

/** The answers during a build: all of its pages show one moment, so no query is sent twice, however long the build takes. */
const toldAtBuild = new Map<string, Promise<unknown>>();

/** Sends a query to the store, past every cache when `fresh`. Throws when there is no good answer within the deadline. */
export async function askStore(
  query: string,
  params: QueryParams,
  options: AskOptions = {},
): Promise<unknown> {
  if (!env.isBuild) return sendQuery(query, params, options);
  const key = JSON.stringify([query, params, options]);
  const telling = toldAtBuild.get(key) ?? sendQuery(query, params, options);
  toldAtBuild.set(key, telling);
  telling.catch(() => toldAtBuild.delete(key));
  return telling;
}

async function sendQuery(
  query: string,
  params: QueryParams,
  { fresh = false, preview = false }: AskOptions,
): Promise<unknown> {
  const source = preview ? drafts : fresh || performance.now() < cdn.avoidUntil ? uncached : client;
  if (!fresh && performance.now() < pause.until)
    throw new ContentUnavailableError("The content store failed just now");
  const signal = AbortSignal.timeout(deadlineMs);
  const askedAt = performance.now();
  try {
    // No query uses `sinceChange`. It is part of the address, by which the CDN recognizes a query, and of none of our own keys.
    const asked = { ...params, preview, sinceChange: new Date(cdn.lastChange).toISOString() };
    const result = await source.fetch<unknown>(query, asked, { signal });
    // The client returns undefined when the body is no answer of a store.
    if (result === undefined) throw new ContentUnavailableError("The content store answered something else");
    pause.until = 0;
    pause.answeredAt = performance.now();
    return result;
  } catch (error) {
    // A refused query is our fault and says nothing about the store's state.
    const isRefusal = error instanceof ClientError && error.statusCode === 400;
    // A request that fails late may report a fault that the store has recovered from since.
    const isCurrent = pause.answeredAt < askedAt;
    if (!isRefusal && isCurrent && !env.isBuild)
      pause.until = performance.now() + (signal.aborted ? pauseAfterTimeoutMs : pauseAfterFaultMs);
    throw error;
  }
}

/** The result of a read: the answer, and whether it has just come from the store itself. */
export type StoreAnswer = { result: unknown; isFresh: boolean };

/** Reads from the store and falls back to the last good answer of the same query. Throws only when there is none. */
export async function readStore(query: string, params: QueryParams): Promise<StoreAnswer> {
  const key = JSON.stringify([query, params]);
  try {
    const result = await askStore(query, params);
    if (env.isBuild) return { result, isFresh: true };
    // What the store says is gone must not come back when it fails later.
    if (result === null || (Array.isArray(result) && result.length === 0)) {
      lastGood.delete(digestOf(key));
      forgetAnswer(key);
    } else void noteAnswer(key, JSON.stringify(result));
    return { result, isFresh: true };
  } catch (error) {
    const known = await readLastGood(key);
    logger.warn(
      { error: errorSummary(error), served: known !== undefined ? "last good answer" : "nothing" },
      "content read failed",
    );
    if (known !== undefined) return { result: JSON.parse(known) as unknown, isFresh: false };
    throw new ContentUnavailableError("The content store did not answer", { cause: error });
  }
}

/** The content store failed and no older answer is known. A page that gets this error shows its error screen. */
class ContentUnavailableError extends Error {
  override name = "ContentUnavailableError";
}

function errorSummary(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : "unknown";
}
