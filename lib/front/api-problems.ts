/** Under /api/ every fault is answered as problem JSON, including those that Next answers by itself. */
import type { ServerResponse } from "node:http";
import { isApiPath } from "#lib/front/address";
import type { Outgoing } from "#lib/front/intercept-response";
import { headersOfBody, isErrorPage } from "#lib/front/next-internals";
import { problemText, problemType } from "#lib/platform/problem-details";

/** Whether an endpoint meant to show this page: a plain form gets one when it is refused (429, 503). */
const isOwnPage = (status: number, type: string, body: Buffer): boolean =>
  type.startsWith("text/html") && [429, 503].includes(status) && !isErrorPage(body);

/** Replaces a fault that is not told as problem JSON by one that is; leaves every other answer as it is. */
export function asProblem(response: ServerResponse, path: string, answer: Outgoing): Outgoing {
  const { body } = answer;
  if (!isApiPath(path) || answer.status < 400) return answer;
  // Where there is no endpoint, Next calls this method a bad request.
  const isOptions = response.req.method === "OPTIONS" && answer.status === 400;
  const status = isOptions ? 404 : answer.status;
  const type = String(response.getHeader("content-type") ?? "");
  if (type.includes("json") || isOwnPage(status, type, body)) return answer;
  for (const name of headersOfBody) response.removeHeader(name);
  response.setHeader("content-type", problemType);
  response.setHeader("cache-control", "no-store");
  return { status, body: Buffer.from(problemText(status)) };
}
