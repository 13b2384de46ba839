/** What may be kept, and under which key. The key is the path, the parameters that matter, and the RSC headers. */
import type { IncomingHttpHeaders } from "node:http";
import type { Address } from "#lib/front/address";
import { splitLocale } from "#lib/i18n/paths";
import { isSessionPath } from "#lib/site/signed-in-paths";

/** A place that an answer can be kept at, and the request that renders it: made of nothing else. */
export type Place = {
  key: string;
  path: string;
  url: string;
  headers: Record<string, string>;
  kind: "document" | "payload";
  /** Whether the client's query said more than this request does. */
  isNarrowed: boolean;
};

/** Gives the query parameters that matter to a path; null when every one may, and headers too. */
export type MatteringParameters = (path: string) => readonly string[] | null;

/** A draft of the editors or a session of a signed-in reader: such answers are nobody else's. */
const personalCookie =
  /(?:^|;\s*)(?:__session|__client|__refresh|__clerk|__prerender_bypass|__next_preview_data)/;

const rscHeaders = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
] as const;
const longestRscHeader = 2048;

/** Immutable files of the build: the same for everybody, whoever asks. */
const isBuildFile = (path: string) => path.startsWith("/_next/static/");

/** Whether an answer is for this client alone: to be asked for by the request itself, and kept nowhere. */
export function isPersonal(method: string | undefined, path: string, headers: IncomingHttpHeaders): boolean {
  if (method !== "GET" && method !== "HEAD") return true;
  if (headers.authorization !== undefined || headers.range !== undefined) return true;
  return headers.cookie !== undefined && !isBuildFile(path) && personalCookie.test(headers.cookie);
}

/** The place of an address's answer; null when what it shows is not known to depend on the address alone. */
export function placeOf(
  { path, query }: Address,
  headers: IncomingHttpHeaders,
  matters: MatteringParameters,
): Place | null {
  // Pictures are negotiated by Accept, and kept by Next itself.
  if (path.startsWith("/_next/image") || isSessionPath(splitLocale(path).path)) return null;
  const names = matters(path);
  if (names === null) return null;

  const sent = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = sent.get(name);
    if (value !== null) kept.set(name, value);
  }
  // Without `rsc` the other headers say nothing to Next; a document is rendered without them.
  const rsc = headers.rsc === undefined ? {} : readRscHeaders(headers);
  if (rsc === null) return null;
  const isPayload = "rsc" in rsc;
  if (isPayload) kept.set("_rsc", sent.get("_rsc") ?? "");
  kept.sort();
  const search = kept.toString();
  const url = search ? `${path}?${search}` : path;
  return {
    key: isPayload ? `${url}\n${JSON.stringify(rsc)}` : url,
    path,
    url,
    headers: rsc,
    kind: isPayload ? "payload" : "document",
    isNarrowed: [...sent.keys()].some((name) => name !== "_rsc" && !kept.has(name)),
  };
}

/** The headers that choose a payload; null when one is longer than any that a browser of ours sends. */
function readRscHeaders(headers: IncomingHttpHeaders): Record<string, string> | null {
  const read: Record<string, string> = {};
  for (const name of rscHeaders) {
    const value = headers[name];
    if (value === undefined) continue;
    if (typeof value !== "string" || value.length > longestRscHeader) return null;
    read[name] = value;
  }
  return read;
}

type Manifest = { rewrites?: unknown; redirects?: unknown; headers?: unknown };
type Rule = { regex: RegExp; names: string[] };

/** Public reads of the islands: what each understands. Any other endpoint may answer by who asks, and is never kept. */
const apiParameters: readonly [RegExp, readonly string[]][] = [
  [/^\/api\/feed$/, ["after", "age", "category", "topic"]],
  [/^\/api\/search\/suggest$/, ["q"]],
  [/^\/api\/(?:glossary|micro-actions)\/[^/]+$/, []],
  [/^\/api\/flags$/, []],
];

/**
 * Reads from Next's routes manifest which parameters can change what a page shows. A prerendered page never sees its
 * query; only a rule that asks for one (`has`) leads elsewhere.
 */
export function matteringParameters(manifest: Manifest): MatteringParameters {
  const rules: Rule[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one);
    else if (typeof value === "object" && value !== null) {
      const { regex, has, missing } = value as { regex?: unknown; has?: unknown; missing?: unknown };
      const names = [has, missing]
        .flat()
        .filter(
          (one): one is { type: string; key: string } => (one as { type?: unknown } | null)?.type === "query",
        )
        .map(({ key }) => key);
      if (typeof regex === "string" && names.length > 0) rules.push({ regex: new RegExp(regex), names });
      if (regex === undefined) Object.values(value).forEach(collect);
    }
  };
  collect([manifest.rewrites, manifest.redirects, manifest.headers]);
  return (path) => {
    const decoded = decodeURIComponent(path);
    const asked = rules.filter(({ regex }) => regex.test(decoded)).flatMap(({ names }) => names);
    if (!path.startsWith("/api/")) return asked;
    const own = apiParameters.find(([pattern]) => pattern.test(path))?.[1];
    return own ? [...own, ...asked] : null;
  };
}
