/**
 * The refusal of what a browser shows as a page: a page, a plain form, or a link to an endpoint. Its reader gets a page with a way
 * back. Code, which asks in other ways, gets a status and problem JSON.
 */
import type { IncomingMessage } from "node:http";
import { isEndpointPath, meantPath } from "#lib/front/requests/address";
import type { LastResort } from "#lib/front/answers/last-resort";
import type { Policy } from "#lib/front/policy";
import { isRead } from "#lib/front/requests/request-checks";
import { ownAddress } from "#lib/base/addresses/own-address";
import { parseUrl } from "#lib/base/addresses/parse-url";
import { localeOf } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { takesHtml } from "#lib/base/values/takes-html";

/** What refusals are made with, and who is told of them. */
export type Refusing = {
  policy: Policy;
  lastResort: LastResort;
  noteRefusal: (status: number, reason: string) => void;
};

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Whether a browser shows the answer as a page. */
function isShown({ headers }: Request): boolean {
  const mode = headers["sec-fetch-mode"];
  return takesHtml(headers.accept) && (mode === undefined || mode === "navigate");
}

/** The page of ours that a reader has come from; null where their browser does not tell, or where it was none. */
function cameFrom({ headers }: Request): string | null {
  const asked = parseUrl(headers.referer ?? "");
  const hosts = [headers.host, headers["x-forwarded-host"]];
  if (!asked || !(hosts.includes(asked.host) || headers["sec-fetch-site"] === "same-origin")) return null;
  const own = ownAddress(asked.pathname + asked.search);
  return own === null || isEndpointPath(meantPath(own)) ? null : own;
}

/** The home page in the language that an address names as `?locale=`. */
function homeOf({ url = "" }: Request): string {
  const query = new URLSearchParams(/\?(.*)/s.exec(url)?.[1]);
  return localePath("/", localeOf(query.get("locale")));
}

/** The page that a reader is shown in place of a refusal's status; null where nobody is shown anything. */
export function shownRefusal(
  request: Request,
  status: number,
  { lastResort }: Pick<Refusing, "lastResort">,
): Buffer | null {
  if (!isShown(request)) return null;
  const path = meantPath(request.url ?? "/");
  if (!isEndpointPath(path)) return lastResort(path, status);
  return lastResort(cameFrom(request) ?? homeOf(request), status, isRead(request) ? "link" : "form");
}

/** The headers of such a page that say what it is. */
export const headersOfShown = (policy: Policy) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy.contentSecurityPolicy([], "public"),
  "cache-control": "no-store",
});
