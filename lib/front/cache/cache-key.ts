/** What may be cached, and under which key. The key is the path, the parameters that matter, and the RSC headers. */
import type { IncomingHttpHeaders } from "node:http";
import { isApiPath, isFilePath, type Address } from "#lib/front/requests/address";
import { splitLocale } from "#lib/base/i18n/paths";
import { longestFilter } from "#lib/base/addresses/filtered-addresses";
import { isSessionPath } from "#lib/base/addresses/signed-in-paths";
import { cutText } from "#lib/base/text/text";
import { draftCookies } from "#lib/front/next-internals";
import { isRead } from "#lib/front/requests/request-checks";

/** One slot of the cache: its key, and the request that renders its answer. Nothing else of a reader's request goes into it. */
export type CacheSlot = {
  key: string;
  path: string;
  url: string;
  headers: Record<string, string>;
  /** `data` is the answer of an endpoint, `payload` a page as Next's client reads it. */
  kind: "document" | "payload" | "data";
  /** Whether the reader's query had parameters that this request leaves out. */
  isNarrowed: boolean;
  /** Whether the address carries parameters, whose values a client can make up without end. */
  hasValues: boolean;
  /** The path and the names of its parameters. They decide whether the answer differs from reader to reader. */
  shape: string;
};

/** Returns the query parameters that matter to a path; null when any parameter or header may matter. */
export type MatteringParameters = (path: string) => readonly Parameter[] | null;

/** A parameter, and how many characters of its value matter where that is not all. */
type Parameter = { name: string; longest?: number };

/**
 * The cookies of an editor who looks at drafts: nobody else may see these. A session is no reason not to use the cache: what
 * depends on a session has no slot, and public pages are the same whoever reads them.
 */
const draftCookie = new RegExp(`(?:^|;\\s*)(?:${draftCookies.join("|")})`);

/** Whether an answer is for this client alone: Next is asked with the request itself, and nothing is cached. */
export function isPersonal(method: string | undefined, path: string, headers: IncomingHttpHeaders): boolean {
  if (!isRead({ method })) return true;
  if (isFilePath(path)) return false;
  if (headers.authorization !== undefined) return true;
  return headers.cookie !== undefined && draftCookie.test(headers.cookie);
}

/** The slot of an address's answer; null when what it shows is not known to depend on the address alone. */
export function slotOf(
  { path, query }: Address,
  headers: IncomingHttpHeaders,
  matters: MatteringParameters,
): CacheSlot | null {
  // Pictures are negotiated by Accept, and kept by Next itself.
  if (path.startsWith("/_next/image") || isSessionPath(splitLocale(path).path)) return null;
  const parameters = matters(path);
  if (parameters === null) return null;

  const sent = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const { name, longest } of parameters) {
    const value = sent.get(name);
    if (value !== null) kept.set(name, longest === undefined ? value : cutText(value, longest));
  }
  kept.sort();
  const isPayload = headers.rsc !== undefined;
  if (isPayload && !isPayloadOfPage(headers, sent)) return null;
  const names = [...kept.keys()].join("&");
  // The address by which Next is asked for a payload without the other headers.
  if (isPayload) kept.set("_rsc", "");
  const search = kept.toString();
  const url = search ? `${path}?${search}` : path;
  return {
    key: isPayload ? `${url}\n` : url,
    path,
    url,
    headers: isPayload ? { rsc: "1" } : {},
    kind: isPayload ? "payload" : isApiPath(path) ? "data" : "document",
    isNarrowed: [...sent.keys()].some((name) => name !== "_rsc" && !kept.has(name)),
    hasValues: names !== "",
    shape: `${isPayload ? "payload " : ""}${path}?${names}`,
  };
}

/** The slot of one of our own pages, by its path. */
export const slotOfPage = (path: string): CacheSlot => ({
  key: path,
  path,
  url: path,
  headers: {},
  kind: "document",
  isNarrowed: false,
  hasValues: false,
  shape: `${path}?`,
});

/**
 * Whether a request asks for the payload of a whole page. A page that can be cached has only one payload, whatever the
 * router's state and prefetch headers say, since Next looks at them only when it renders for the request. Parts of pages are
 * not cached: public pages link without Next's router, so hardly anybody asks for one. Neither is a payload at an address
 * without `_rsc`: a careless cache in front of us could serve it in place of the page.
 */
const isPayloadOfPage = (headers: IncomingHttpHeaders, sent: URLSearchParams): boolean =>
  headers.rsc === "1" && sent.has("_rsc") && headers["next-router-segment-prefetch"] === undefined;

type Manifest = { rewrites?: unknown; redirects?: unknown; headers?: unknown };
type Rule = { regex: RegExp; names: string[] };

/** Most endpoints below read it. It is cut after one character more than our longest language has: a longer value stays unknown. */
const language: Parameter = { name: "locale", longest: 6 };

/** The public endpoints that islands read, with the parameters of each. Any other may answer by who asks, and is never cached. */
const apiParameters: readonly [RegExp, readonly Parameter[]][] = [
  [/^\/api\/feed$/, [{ name: "after" }, { name: "age" }, { name: "category" }, { name: "topic" }, language]],
  [/^\/api\/search\/suggest$/, [{ name: "q", longest: longestFilter }, language]],
  [/^\/api\/(?:glossary|micro-actions)\/[^/]+$/, [language]],
  [/^\/api\/(?:flags|languages)$/, []],
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
    const asked = rules
      .filter(({ regex }) => regex.test(decoded))
      .flatMap(({ names }) => names.map((name) => ({ name })));
    if (!isApiPath(path)) return asked;
    const own = apiParameters.find(([pattern]) => pattern.test(path))?.[1];
    return own ? [...own, ...asked] : null;
  };
}
