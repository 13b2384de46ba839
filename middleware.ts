/**
 * The first of three guards of the signed-in product, and Clerk's session beside it. It runs on no public page: the
 * matcher names what it is for, and a test holds it to the lists of lib/base/addresses/signed-in-paths.ts.
 */
import { clerkMiddleware } from "@clerk/nextjs/server";
import { NextResponse, type NextRequest } from "next/server";
import { decodeSegment, splitLocale } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import { env } from "#lib/platform/env";
import { isFormPost } from "#lib/platform/server/api/body";
import { tokenChecks } from "#lib/platform/server/authorized-parties";
import { isLiveSession } from "#lib/platform/server/live-sessions";
import { challenge, problem } from "#lib/platform/server/problem";
import { forgottenToken } from "#lib/platform/server/session-cookies";
import { returnAddress, returnParameter } from "#lib/base/addresses/return-address";
import {
  gatePath,
  isProductPath,
  isSignedInEndpoint,
  signInSegments,
} from "#lib/base/addresses/signed-in-paths";

export default clerkMiddleware(
  async (auth, request) => {
    const { pathname } = request.nextUrl;
    // As it is meant: a page has no second spelling that would pass by.
    const { locale, path } = splitLocale(decodeSegment(pathname) ?? pathname);
    const isSignIn = signInSegments.some((segment) => path === `/${segment}`);
    const isProduct = isProductPath(path);
    if (!isSignIn && !isProduct && !isSignedInEndpoint(path)) return undefined;
    const { userId, sessionId } = await auth();
    if (userId && sessionId && (await isLiveSession({ id: userId, sessionId })))
      return isSignIn ? sendOn(request, locale) : undefined;
    if (isSignIn) return undefined;
    // A plain form is answered by its endpoint, which guards itself: it leads back to its page with what was typed.
    if (!isProduct && isFormPost(request)) return undefined;
    if (!isProduct) return problem(401, "Sign in to use this");
    const gate = showGate(request, locale);
    // A token that is good for nothing any more would stand in the way of a newer session's.
    if (userId) for (const line of forgottenToken(request)) gate.headers.append("set-cookie", line);
    return gate;
  },
  ({ headers }) => ({
    frontendApiProxy: { enabled: env.NEXT_PUBLIC_CLERK_PROXY_URL !== undefined },
    ...tokenChecks(headers),
    signInUrl: "/sign-in",
    signUpUrl: "/sign-up",
  }),
);

/** The gate in the place of the page, which keeps the asked address in the bar and in its links. */
function showGate({ nextUrl, url }: NextRequest, locale: Locale): NextResponse {
  // As it was typed, less what Next's own client adds.
  const query = nextUrl.search
    .slice(1)
    .split("&")
    .filter((part) => part && !part.startsWith("_rsc="));
  const gate = new URL(`/${locale}${gatePath}`, url);
  gate.searchParams.set(returnParameter, nextUrl.pathname + (query.length > 0 ? `?${query.join("&")}` : ""));
  return NextResponse.rewrite(gate, {
    status: 401,
    headers: { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow", ...challenge },
  });
}

/** Who is signed in has nothing to do on a sign-in page. Only for whole pages: the form itself is about to move on. */
function sendOn({ headers, nextUrl, url }: NextRequest, locale: Locale): NextResponse | undefined {
  if (headers.get("sec-fetch-dest") !== "document") return undefined;
  return NextResponse.redirect(
    new URL(returnAddress(nextUrl.searchParams.get(returnParameter), locale), url),
  );
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/(getting-started|explore|business|calls|call|locations|location|settings|profile|help|upgrade|sign-in|sign-up)/:path*",
    "/(en|es|es-mx|fr|de|pt)/(getting-started|explore|business|calls|call|locations|location|settings|profile|help|upgrade|sign-in|sign-up)/:path*",
    "/__clerk/:path*",
    "/api/(account|calls|explore|locations|progress|visitor)/:path*",
    "/api/analytics/link",
    "/api/analytics/events",
  ],
};
