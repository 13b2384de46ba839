/** The security headers of every answer, and the Content-Security-Policy of each page. */
import { splitLocale } from "#lib/base/i18n/paths";

export type PolicyOptions = {
  /** The public origin; HSTS and upgraded requests only when it is https. */
  baseUrl: string;
  /** Whether HSTS also covers every host below the site's, which need not be the operator's own. */
  hasSecureSubdomains: boolean;
  /** Further origins that pictures and calls come from or go to, as the configured services need. */
  images: readonly string[];
  connections: readonly string[];
  /** The origin of the Studio, which shows drafts in a frame. */
  studio: string | null;
  /**
   * Where forms of the signed-in product may lead beside this site. Browsers apply this to the redirects that follow a form, too.
   */
  formTargets: readonly string[];
  /** Clerk, with its own origin, or null for that when Clerk is reached through this site. Null with the local sign-in host. */
  clerk: { origin: string | null } | null;
};

/** Public pages, the signed-in product, and public pages as an editor sees them with drafts. */
export type Area = "public" | "signed-in" | "draft";

export type Policy = {
  /** The policy of a page: `scripts` are the sources its inline scripts need beside 'self'. */
  contentSecurityPolicy(scripts: readonly string[], area: Area): string;
  /** The headers that stand on every answer, in lower case. */
  headers: Readonly<Record<string, string>>;
};

/** The headers of every answer, whatever is configured. Without our server, Next sends these alone. */
export const constantHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/** Where browsers report what the policy stopped. */
const reportPath = "/api/csp-report";

/** Makes the policy of a site: the same headers for every answer, and a Content-Security-Policy for the scripts of each page. */
export function createPolicy(options: PolicyOptions): Policy {
  const isEncrypted = options.baseUrl.startsWith("https:");
  const own = options.clerk?.origin ? [options.clerk.origin] : [];
  /** Clerk's pictures of users, and its question to bots. */
  const [pictures, challenges] = options.clerk
    ? [["https://img.clerk.com"], ["https://challenges.cloudflare.com"]]
    : [[], []];
  const signIn = {
    scripts: [...own, ...challenges],
    connections: own,
    images: pictures,
    frames: challenges,
  };
  return {
    contentSecurityPolicy(scripts, area) {
      const isSignedIn = area === "signed-in";
      const list = (...sources: readonly string[]) => sources.join(" ");
      return [
        "default-src 'none'",
        `script-src ${list("'self'", ...scripts, ...(isSignedIn ? signIn.scripts : []))}`,
        // Inline styles stay allowed: the scroll lock of dialogs writes a <style> whose text holds the width of the
        // reader's scrollbar, and category colours are style attributes; neither has a hash to name beforehand.
        "style-src 'self' 'unsafe-inline'",
        `img-src ${list("'self'", "data:", ...options.images, ...(isSignedIn ? signIn.images : []))}`,
        "font-src 'self'",
        `connect-src ${list("'self'", ...options.connections, ...(isSignedIn ? signIn.connections : []))}`,
        "manifest-src 'self'",
        "media-src 'self'",
        `worker-src 'self'${isSignedIn ? " blob:" : ""}`,
        `frame-src ${isSignedIn ? list("'self'", ...signIn.frames) : "'none'"}`,
        "object-src 'none'",
        "base-uri 'none'",
        `form-action ${list("'self'", ...(isSignedIn ? options.formTargets : []))}`,
        `frame-ancestors ${list("'self'", ...(area === "draft" && options.studio ? [options.studio] : []))}`,
        ...(isEncrypted ? ["upgrade-insecure-requests"] : []),
        `report-uri ${reportPath}`,
        "report-to csp",
      ].join("; ");
    },
    headers: {
      ...constantHeaders,
      "reporting-endpoints": `csp="${reportPath}"`,
      ...(isEncrypted
        ? {
            "strict-transport-security": `max-age=63072000${options.hasSecureSubdomains ? "; includeSubDomains" : ""}`,
          }
        : {}),
    },
  };
}

/** The policy of an answer that shows nothing and loads nothing. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The content security policy of an answer that is not a page, by its type; null for none. The policy of a worker's script
 * binds everything that the worker fetches. If it allowed nothing, the worker of saved pages could answer with no file.
 */
export function policyOfFile(type: string): string | null {
  if (type.startsWith("image/")) return "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  return /javascript|xml/.test(type) ? null : emptyPolicy;
}

/** Pictures and feeds may be shown by other sites (share images, feed readers); everything else is ours alone. */
export function resourcePolicy(path: string): "same-origin" | "cross-origin" {
  return /^\/(?:share|images)\/|^\/(?:sitemap|robots|icon|favicon)/.test(path) ||
    /^\/(?:feed\.(?:xml|json)|letter\.xml|llms\.txt|manifest\.webmanifest)$/.test(splitLocale(path).path)
    ? "cross-origin"
    : "same-origin";
}

/** The origin of Clerk's host, which its publishable key carries in base64. */
export function signInOriginOf(publishableKey: string | undefined): string | null {
  const encoded = /^pk_(?:live|test)_(.+)$/.exec(publishableKey ?? "")?.[1];
  const host = encoded ? Buffer.from(encoded, "base64").toString("latin1").replace(/\$$/, "") : "";
  return /^[a-z0-9.-]+\.[a-z0-9-]+$/i.test(host) && !host.endsWith("clerk.localhost")
    ? `https://${host}`
    : null;
}
