/** Tells a client to ask again later: a reader by a page, code by a status. */
import type { ServerResponse } from "node:http";
import { isApiTarget, meantPath } from "#lib/front/requests/address";
import { isForReaders } from "#lib/front/answers/fallback-address";
import { resourcePolicy } from "#lib/front/policy";
import { noteRefusal, refuse } from "#lib/front/answers/refuse";
import { headersOfShown, type Refusing } from "#lib/front/answers/shown-refusal";
import { failureSeconds, retryAfter } from "#lib/platform/retry-after";

/** Sends the last resort, a page whose making cannot fail and takes no time. */
function sendLastResort(
  response: ServerResponse,
  status: 429 | 500 | 503,
  seconds: number,
  refusing: Refusing,
): void {
  const { policy, lastResort } = refusing;
  const { url, method } = response.req;
  const path = meantPath(url ?? "/");
  const body = lastResort(path, status);
  noteRefusal(status, refusing);
  response.writeHead(status, {
    ...policy.headers,
    ...headersOfShown(policy),
    "cross-origin-resource-policy": resourcePolicy(path),
    "content-length": body.length,
    ...retryAfter(seconds),
  });
  response.end(method === "HEAD" ? undefined : body);
}

/** Answers a request that only reads, for whose client, or for which at all, there is no room now. */
export function refuseRead(
  response: ServerResponse,
  { path, status, seconds }: { path: string; status: 429 | 503; seconds: number },
  refusing: Refusing,
): void {
  if (isForReaders(path, "") && response.req.headers.rsc === undefined)
    sendLastResort(response, status, seconds, refusing);
  // The request only read, so that whatever follows on its connection is another request.
  else refuse(response, status, refusing, retryAfter(seconds), true);
}

/** Answers in place of an answer that has failed. */
export function giveUp(response: ServerResponse, refusing: Refusing): void {
  if (isApiTarget(response.req.url ?? "/")) refuse(response, 500, refusing, retryAfter(failureSeconds));
  else sendLastResort(response, 500, failureSeconds, refusing);
}
