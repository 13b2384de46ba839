/** Our page for an answer that Next leaves empty: the localized 404 or error page, or the last resort. */
import type { ServerResponse } from "node:http";
import { answerPageUrl, isForReaders } from "#lib/front/answer-pages";
import type { KeptPages } from "#lib/front/kept-pages";
import type { Outgoing } from "#lib/front/pass-through";
import type { Policy } from "#lib/front/policy";
import { plainBody } from "#lib/front/send";

type Options = { pages: KeptPages; policy: Policy; lastResort: (path: string) => Buffer };

/** Seconds after which a failed page is worth asking for again. */
const retryAfter = "5";

/** Headers of the answer that the page stands in for, which say nothing of it. */
const ofTheOther = ["etag", "link", "x-nextjs-cache", "x-nextjs-prerender", "x-nextjs-stale-time", "vary"];

/** Gives the exchange: a reader's empty answer for a page in the language of the path. Every other stays as it is. */
export function createStandIn({ pages, policy, lastResort }: Options) {
  const read = async (path: string, status: number): Promise<{ body: Buffer; csp: string }> => {
    const url = answerPageUrl(path, status);
    const place = { key: url, path: url, url, headers: {}, kind: "document", isNarrowed: false } as const;
    const reading = await pages.read(place).catch(() => null);
    if (!reading || !("page" in reading))
      return { body: lastResort(path), csp: policy.contentSecurityPolicy([], "public") };
    const csp = reading.page.headers.find(([name]) => name === "content-security-policy")?.[1] ?? "";
    return { body: plainBody(reading.page), csp };
  };

  return async (response: ServerResponse, path: string, answer: Outgoing): Promise<Outgoing> => {
    const { status, body } = answer;
    const type = String(response.getHeader("content-type") ?? "");
    const isPage = type.startsWith("text/html");
    const isEmpty = body.length === 0 || !isPage || body.includes('id="__next_error__"');
    const isOurs = (status === 404 && isPage) || (status >= 500 && isEmpty);
    if (!isOurs || !isForReaders(path, type)) return answer;
    const page = await read(path, status);
    for (const name of ofTheOther) response.removeHeader(name);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "no-store");
    response.setHeader("content-security-policy", page.csp);
    if (status >= 500) response.setHeader("retry-after", retryAfter);
    return { status, body: page.body };
  };
}

export type StandIn = ReturnType<typeof createStandIn>;
