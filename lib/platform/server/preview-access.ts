import "server-only";
/** Who may open the draft preview, and where it leads. */
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "#lib/platform/env";

/** Whether the preview can work at all: a secret is set, and a real project's drafts can be read. */
export const isPreviewConfigured = (): boolean =>
  env.SANITY_PREVIEW_SECRET !== undefined &&
  (env.SANITY_PROJECT_ID === undefined || env.SANITY_API_READ_TOKEN !== undefined);

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time, whatever the length. */
export const isPreviewSecret = (given: string | null): boolean =>
  given !== null &&
  env.SANITY_PREVIEW_SECRET !== undefined &&
  timingSafeEqual(digest(given), digest(env.SANITY_PREVIEW_SECRET));

/** The path of our own that an address names; the home page for one that leads elsewhere. */
export function ownPath(asked: string | null): string {
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return "/";
  const url = URL.parse(asked, "http://own.invalid");
  return url?.origin === "http://own.invalid" ? `${url.pathname}${url.search}${url.hash}` : "/";
}

/** A redirect that nobody keeps. */
export const leadTo = (path: string): Response =>
  new Response(null, {
    status: 307,
    headers: { location: path, "cache-control": "private, no-store", "x-robots-tag": "noindex" },
  });
