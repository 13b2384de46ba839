/**
 * The first of three guards of the signed-in product; it also keeps Clerk's session. It does not run on public pages: the matcher
 * lists the paths it is for, and a test compares the matcher with lib/base/addresses/signed-in-paths.ts.
 */
import { clerkMiddleware } from "@clerk/nextjs/server";
import { NextResponse, type NextFetchEvent, type NextProxy, type NextRequest } from "next/server";
import { splitLocale } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import { env } from "#lib/platform/env";
import { isFormPost } from "#lib/platform/server/api/body";
import { tokenChecks } from "#lib/platform/server/sign-in/authorized-parties";
import { isLiveSession } from "#lib/platform/server/sign-in/live-sessions";
import { logger } from "#lib/platform/server/logger";
import { challenge } from "#lib/platform/problem-details";
import { problem } from "#lib/platform/server/answers/problem";
import { forgottenToken } from "#lib/platform/server/sign-in/session-cookies";
import {
  openingMs,
  pressedMs,
  signInUnanswered,
  unansweredHeader,
} from "#lib/platform/server/sign-in/sign-in-patience";
import { NoAnswerInTime, within } from "#lib/base/values/within";
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { returnAddress, returnParameter } from "#lib/base/addresses/return-address";
import {
  gatePath,
  isProductPath,
  isSignedInEndpoint,
  isSignedInPath,
  isSignInProxyPath,
  signInSegments,
} from "#lib/base/addresses/signed-in-paths";

/** An address is decoded first, so that no other spelling of a page's path gets past the guard. */
const placeOf = ({ nextUrl: { pathname } }: NextRequest) => splitLocale(percentDecoded(pathname) ?? pathname);

const guard = clerkMiddleware(
  async (auth, request) => {
    const { locale, path } = placeOf(request);
    // Clerk's code has answered before, unless browsers reach Clerk without us. Next would parse a posted form before its own 404.
    if (isSignInProxyPath(path)) return problem(404, "There is no such endpoint");
    const isSignIn = signInSegments.some((segment) => path === `/${segment}`);
    const isProduct = isProductPath(path);
    if (!isSignIn && !isProduct && !isSignedInEndpoint(path)) return undefined;
    const { userId, sessionId } = await auth();
    if (userId && sessionId && (await isLiveSession({ id: userId, sessionId })))
      return isSignIn ? sendOn(request, locale) : undefined;
    if (isSignIn) return undefined;
    // A plain form post goes through to its endpoint, which has its own guard and redirects back to the page with what was typed.
    if (!isProduct && isFormPost(request)) return undefined;
    if (!isProduct) return problem(401, "Sign in to use this");
    const gate = showGate(request, locale);
    // The token of an ended session would get in the way of a newer session's token.
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

/**
 * The guard, for as long as a reader waits. By itself it would wait without end: Clerk's code asks Clerk to renew a session, and
 * for the key of tokens where `CLERK_JWT_KEY` does not name it, and Clerk may take a request and never answer.
 */
export default async function middleware(
  request: NextRequest,
  event: NextFetchEvent,
): Promise<Awaited<ReturnType<NextProxy>>> {
  const guarding = Promise.resolve(guard(request, event));
  const { path } = placeOf(request);
  // What passes through to Clerk may be large.
  if (isSignInProxyPath(path)) return guarding;
  const isRead = request.method === "GET" || request.method === "HEAD";
  try {
    return await within(isRead ? openingMs : pressedMs, guarding);
  } catch (error) {
    if (!(error instanceof NoAnswerInTime)) throw error;
    logger.warn("a session could not be checked in time");
    if (isSignedInEndpoint(path) && isFormPost(request)) return passUnanswered(request);
    if (!isSignedInPath(path)) return signInUnanswered().toResponse();
    // Empty: the server shows its own page, in the language of the path.
    return new NextResponse(null, { status: 503, headers: { "cache-control": "private, no-store" } });
  }
}

/** Lets a plain form through to its endpoint, which refuses it on the form's own page, with what was typed. */
function passUnanswered(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(unansweredHeader, "1");
  return NextResponse.next({ request: { headers } });
}

/** Shows the gate in place of the page. The requested address stays in the address bar, and the gate's links carry it. */
function showGate({ nextUrl, url }: NextRequest, locale: Locale): NextResponse {
  // The query of the reader's address, without the parameter that Next's client adds.
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

/** Redirects a signed-in user away from a sign-in page. Only when a document is requested: the sign-in form moves on by itself. */
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
