/** Our page for an answer that Next leaves empty: the localized 404 or error page, or the last resort. */
import type { ServerResponse } from "node:http";
import { contentTypeOf } from "#lib/front/answers/content-type";
import {
  fallbackPageUrl,
  fallbackStatus,
  isForReaders,
  isUnreadable,
} from "#lib/front/answers/fallback-address";
import { slotOfPage } from "#lib/front/cache/cache-key";
import type { LastResort } from "#lib/front/answers/last-resort";
import type { CachedPages } from "#lib/front/cache/cached-pages";
import type { Outgoing } from "#lib/front/answers/intercept-response";
import type { Policy } from "#lib/front/policy";
import { plainBody } from "#lib/front/answers/send";
import { headersOfBody, isErrorPage } from "#lib/front/next-internals";
import { failureSeconds } from "#lib/platform/retry-after";

type Options = { pages: CachedPages; policy: Policy; lastResort: LastResort };

/** An answer that is left empty for a page of ours to take its place. */
export const emptyPage = (status: number) => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.alloc(0),
});

/** Replaces a reader's empty answer by a page in the language of the path. Every other answer stays as it is. */
export function createFallbackPage({ pages, policy, lastResort }: Options) {
  const read = async (path: string, status: number): Promise<Omit<Outgoing, "status"> & { csp: string }> => {
    const url = fallbackPageUrl(path, status);
    const reading = await pages.read(slotOfPage(url)).catch(() => null);
    if (!reading || !("page" in reading))
      return { body: lastResort(path, status), csp: policy.contentSecurityPolicy([], "public") };
    const csp = reading.page.headers.find(([name]) => name === "content-security-policy")?.[1] ?? "";
    return { body: plainBody(reading.page), ready: reading.page.bodies, csp };
  };

  return async (response: ServerResponse, path: string, answer: Outgoing): Promise<Outgoing> => {
    const { status, body } = answer;
    const type = contentTypeOf(response);
    const isPage = type.startsWith("text/html");
    const isEmpty = body.length === 0 || !isPage || isErrorPage(body);
    const isOurs = (status === 404 && isPage) || ((status >= 500 || isUnreadable(status)) && isEmpty);
    if (!isOurs || !isForReaders(path, type)) return answer;
    const { csp, ...page } = await read(path, status);
    for (const name of headersOfBody) response.removeHeader(name);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "no-store");
    response.setHeader("content-security-policy", csp);
    if (status >= 500) response.setHeader("retry-after", failureSeconds);
    return { status: fallbackStatus(path, status), ...page };
  };
}

export type FallbackPage = ReturnType<typeof createFallbackPage>;
