import { isFilledIn } from "#lib/publication/content/operator-details";
import { defaultLocale } from "#lib/base/i18n/locales";
import { dayMs } from "#lib/base/values/durations";
import { absoluteUrl, site } from "#lib/platform/site";

export const dynamic = "force-static";
/** In seconds: the expiry date moves on every day. */
export const revalidate = 86_400;

/** RFC 9116 wants an expiry date within a year. */
const validForMs = 180 * dayMs;

/** Where security researchers report a vulnerability (RFC 9116). */
export function GET(): Response {
  const body = [
    // The first contact is the preferred one. An unchanged example address would swallow the report, so it is left out.
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
