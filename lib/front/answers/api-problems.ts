/** Under /api/ every fault is answered as problem JSON, including those that Next answers by itself; a plain form's by a page. */
import type { ServerResponse } from "node:http";
import { isApiPath } from "#lib/front/requests/address";
import { contentTypeOf } from "#lib/front/answers/content-type";
import type { Outgoing } from "#lib/front/answers/intercept-response";
import { headersOfBody, isErrorPage } from "#lib/front/next-internals";
import { isRead } from "#lib/front/requests/request-checks";
import { headersOfShown, shownRefusal, type Refusing } from "#lib/front/answers/shown-refusal";
import { problemText, problemType } from "#lib/platform/problem-details";

/**
 * Whether an endpoint meant to show this page: a plain form gets one when it is refused (429, 503), an editor with an old link
 * (401).
 */
const isOwnPage = (status: number, type: string, body: Buffer): boolean =>
  type.startsWith("text/html") && [401, 429, 503].includes(status) && !isErrorPage(body);

/**
 * Replaces a fault that is not told as problem JSON by one that is, and any fault of a plain form by a page; leaves every other
 * answer as it is. Who opens an endpoint's address itself wants what it says; but a form's, which takes no GET, a browser asks for
 * when it restores the tab.
 */
export function asRefusal(
  response: ServerResponse,
  path: string,
  answer: Outgoing,
  refusing: Refusing,
): Outgoing {
  const { body } = answer;
  if (!isApiPath(path) || answer.status < 400) return answer;
  // Where there is no endpoint, Next calls this method a bad request.
  const isOptions = response.req.method === "OPTIONS" && answer.status === 400;
  const status = isOptions ? 404 : answer.status;
  const type = contentTypeOf(response);
  if (isOwnPage(status, type, body)) return answer;
  const isOfForm = !isRead(response.req) || status === 405;
  const shown = isOfForm ? shownRefusal(response.req, status, refusing) : null;
  if (!shown && type.includes("json")) return answer;
  for (const name of headersOfBody) response.removeHeader(name);
  const headers = shown
    ? headersOfShown(refusing.policy)
    : { "content-type": problemType, "cache-control": "no-store" };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return { status, body: shown ?? Buffer.from(problemText(status)) };
}
