/** The 404 page for an editor: made with the drafts, so that its bar says what is at the address and why no page shows it. */
import type { IncomingMessage } from "node:http";
import { fallbackPageUrl } from "#lib/front/answers/fallback-address";
import { limits } from "#lib/front/limits";
import { shownFault, shownPath, type Log } from "#lib/front/log";
import { render, type Answer, type NextHandler } from "#lib/front/next/render";
import { missingPathHeader } from "#lib/base/addresses/fallback-paths";

export type MissingInPreview = (request: IncomingMessage, path: string) => Promise<Answer | null>;

/** Returns the page for an editor's request of a path that no page is at; null when it cannot be made either. */
export const createMissingInPreview =
  (handler: NextHandler, log: Log): MissingInPreview =>
  async ({ headers }, path) => {
    const url = fallbackPageUrl(path, 404);
    const { host = "", cookie = "" } = headers;
    const asked = { host, "x-forwarded-host": host, accept: "*/*", cookie };
    const answer = await render(
      handler,
      url,
      { ...asked, [missingPathHeader]: encodeURIComponent(path) },
      { limitMs: limits.renderMs },
    ).catch((error: unknown) => ({ error }));
    if ("status" in answer && answer.status === 200) return answer;
    const error = "error" in answer ? answer.error : `status ${answer.status}`;
    log("a page could not be rendered", { path: shownPath(url), error: shownFault(error) });
    return null;
  };
