import { isFilledIn } from "#lib/publication/content/operator-details";
import { defaultLocale } from "#lib/base/i18n/locales";
import { absoluteUrl, site } from "#lib/platform/site";

export const dynamic = "force-static";
/** Seconds: the day of expiry moves on with each day. */
export const revalidate = 86_400;

/** RFC 9116 wants a day within a year. */
const validForMs = 180 * 24 * 60 * 60_000;

/** Where a researcher reports a weakness (RFC 9116). */
export function GET(): Response {
  const body = [
    // The first is the preferred one: an example would swallow the report.
    ...(isFilledIn(site.email) ? [`Contact: mailto:${site.email}`] : []),
    `Contact: ${absoluteUrl("/contact")}`,
    `Expires: ${new Date(Date.now() + validForMs).toISOString()}`,
    `Preferred-Languages: ${defaultLocale}`,
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
    `Policy: ${absoluteUrl("/security")}`,
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
