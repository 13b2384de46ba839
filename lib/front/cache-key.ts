/** What may be kept, and under which key. The key is the path, the parameters that matter, and the RSC headers. */
import type { IncomingHttpHeaders } from "node:http";
import type { Address } from "#lib/front/address";

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

/** Gives the query parameters that matter to a path; null when every one may. */
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

/** The place of a request's answer; null when it is to be asked for itself, and kept nowhere. */
export function placeOf(
  method: string | undefined,
  { path, query }: Address,
  headers: IncomingHttpHeaders,
  matters: MatteringParameters,
): Place | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.authorization !== undefined || headers.range !== undefined) return null;
  if (headers.cookie !== undefined && !isBuildFile(path) && personalCookie.test(headers.cookie)) return null;
  if (path.startsWith("/_next/image")) return null;
  const names = matters(path);
  if (names === null && query !== "") return null;

  const sent = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names ?? []) {
    const value = sent.get(name);
    if (value !== null) kept.set(name, value);
  }
  const rendered: Record<string, string> = {};
  for (const name of rscHeaders) {
    const value = headers[name];
    if (value === undefined) continue;
    if (typeof value !== "string" || value.length > longestRscHeader) return null;
    rendered[name] = value;
  }
  const isPayload = rendered.rsc !== undefined;
  // Without `rsc` the other headers say nothing to Next; a document is rendered without them.
  const rsc = isPayload ? rendered : {};
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

type Manifest = { rewrites?: unknown; redirects?: unknown; headers?: unknown };
type Rule = { regex: RegExp; names: string[] };

/** Public reads of the islands: what each understands. */
const apiParameters: readonly [RegExp, readonly string[]][] = [
  [/^\/api\/feed$/, ["after", "before", "cursor", "from", "limit", "age", "category", "topic", "locale"]],
  [/^\/api\/search\/suggest$/, ["q", "locale", "limit"]],
  [/^\/api\/(?:glossary|micro-actions)\/[^/]+$/, ["locale"]],
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
    if (path.startsWith("/api/")) return apiParameters.find(([pattern]) => pattern.test(path))?.[1] ?? null;
    const decoded = decodeURIComponent(path);
    return rules.filter(({ regex }) => regex.test(decoded)).flatMap(({ names }) => names);
  };
}
