import { endSession } from "#lib/platform/server/sign-in/account-owner";
import { countsAsSignedIn, forgottenSession } from "#lib/platform/server/sign-in/session-cookies";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { answerPost } from "#lib/platform/server/api/form-endpoint";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { Problem } from "#lib/platform/server/answers/problem";
import { readNamedSession, requireUser } from "#lib/platform/server/sign-in/sign-in";

/**
 * Signs out a browser in which Clerk's code does not run, and redirects it to the home page. An expired token is enough: tokens
 * expire a minute after the page was opened, and a user who leaves a shared computer does not check again. A user who could not be
 * signed out is redirected to their profile, which renews the session and says so.
 */
async function signOut(request: Request): Promise<Response> {
  const user = await requireUser().catch(() => null);
  return answerPost(request, {
    place: () => ({ name: "sign-out", path: "/profile", anchor: "sign-out" }),
    take: async () => {
      const named =
        user ?? (await orUnavailable("The session could not be read", () => readNamedSession(request)));
      if (named) await orUnavailable("The session could not be ended", () => endSession(named));
      else if (countsAsSignedIn(request)) throw new Problem(401, "The request names no session");
      return { next: "/", cookieLines: forgottenSession(request) };
    },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: signOut });
