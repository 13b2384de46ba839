/**
 * The cookie of an editor who looks at drafts. Next's own value is one for everybody, and valid until the next build: whoever once
 * had it would keep the preview. So it stays here, and browsers get a stamp, which ends by itself, or with the secrets.
 */
import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isSameSecret } from "#lib/base/values/same-secret";
import { draftCookies } from "#lib/front/next-internals";

/** How long a stamp is valid, in seconds: a day's work. */
const stampSeconds = 24 * 60 * 60;

const [cookieOfNext] = draftCookies;
const nameOf = (cookie: string): string => cookie.split("=", 1)[0]?.trim() ?? "";

/** Exchanges the draft cookies of browsers for Next's own, and back. */
export class DraftCookies {
  readonly #draftKey: string;
  readonly #secret: Buffer;

  /** `draftKey` is what the cookie holds for Next (`readDraftKey`). With any of the secrets, all stamps change. */
  constructor(draftKey: string, secrets: readonly (string | undefined)[]) {
    this.#draftKey = draftKey;
    this.#secret = createHash("sha256")
      .update(JSON.stringify([draftKey, ...secrets.map((secret) => secret ?? null)]))
      .digest();
  }

  /** What a browser gets in place of Next's value. */
  stamp(now: number): string {
    const until = Math.floor(now / 1000) + stampSeconds;
    return `${until}.${this.#sign(until)}`;
  }

  /** Gives Next its own value for a valid stamp, and takes everything else out that it could take for an editor's. */
  admit(request: Pick<IncomingMessage, "headers">): void {
    const { headers } = request;
    if (!headers.cookie?.includes(cookieOfNext) && !headers.cookie?.includes(draftCookies[1])) return;
    const all = headers.cookie.split(";").map((one) => one.trim());
    const kept = all.filter((one) => !draftCookies.some((name) => nameOf(one) === name));
    const isEditor = all.some((one) => nameOf(one) === cookieOfNext && this.#isValid(valueOf(one)));
    if (isEditor) kept.push(`${cookieOfNext}=${this.#draftKey}`);
    if (kept.length > 0) headers.cookie = kept.join("; ");
    else delete headers.cookie;
  }

  /** Whether a request that was admitted is an editor's. */
  isEditors({ headers }: Pick<IncomingMessage, "headers">): boolean {
    return (headers.cookie ?? "").split("; ").includes(`${cookieOfNext}=${this.#draftKey}`);
  }

  /** Puts a stamp where an answer would give Next's value away. */
  conceal(response: ServerResponse): void {
    const lines = response.getHeader("set-cookie");
    if (lines === undefined) return;
    const theirs = `${cookieOfNext}=${this.#draftKey}`;
    const ours = () => `${cookieOfNext}=${this.stamp(Date.now())}`;
    response.setHeader(
      "set-cookie",
      [lines].flat().map((line) => String(line).replace(theirs, ours)),
    );
  }

  #isValid(stamp: string): boolean {
    const [, seconds, signature] = /^(\d{1,12})\.([\w-]+)$/.exec(stamp) ?? [];
    if (seconds === undefined || signature === undefined) return false;
    const until = Number(seconds);
    return isSameSecret(signature, this.#sign(until)) && until * 1000 > Date.now();
  }

  #sign(until: number): string {
    return createHmac("sha256", this.#secret).update(String(until)).digest("base64url");
  }
}

const valueOf = (cookie: string): string => cookie.slice(cookie.indexOf("=") + 1).trim();
