import "server-only";
/** Whose data is asked for. */
import { clientKey } from "#lib/platform/server/api/client-address";
import { clientLimits, visitorLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { Problem } from "#lib/platform/server/answers/problem";
import { readUser, requireUser } from "#lib/platform/server/sign-in/sign-in";
import { anonIdHeader } from "#lib/base/visitor/visitor-headers";
import { parseAnonId } from "#lib/reader/visitor/visitor";
import { claimedVisitor, verifiedVisitor } from "#lib/reader/visitor/visitor-cookie";

/** The user who is signed in, and the visitor whom the browser holds; null for none. */
export type Asker = { userId: string | null; anonId: string | null };

const perUser = { name: "personal-data-user", points: 20, seconds: 60 };

/**
 * Counts that somebody asks for their data, so that what one does leaves everybody else their turn: by the user, else by the
 * visitor, and by the address only of those who are neither. Throws the Problem 429.
 */
export async function takeTurnOf({ userId, anonId }: Asker, request: Request): Promise<void> {
  if (userId !== null) await takeFrom(perUser, userId);
  else if (anonId !== null) await takeFrom(visitorLimits.personal_data, anonId);
  else await takeFrom(clientLimits.personal_data, clientKey(request.headers));
}

/**
 * Who asks for their data: the user who is signed in, and the visitor whom the browser holds. An id that the request names
 * besides has to be that visitor's; by itself it opens nothing, and nobody learns whether it is one. A request with a token is
 * about the account: if its session has ended, the answer is 401, rather than the visitor's data alone. Throws the Problems 400
 * where nobody asks, 401 and 503.
 */
export async function readAsker(request: Request): Promise<Asker> {
  const showsToken = /^bearer /i.test(request.headers.get("authorization") ?? "");
  const userId = (await (showsToken ? requireUser() : readUser()))?.id ?? null;
  const query = new URL(request.url).searchParams.get("anon_id");
  const named = parseAnonId(request.headers.get(anonIdHeader) ?? query);
  if (userId === null && named === null && !claimedVisitor(request))
    throw new Problem(400, "Neither a user is signed in nor a visitor known", {
      errors: { anon_id: "a visitor's id is expected" },
    });
  const anonId = await orUnavailable("The data could not be read", () => verifiedVisitor(request, named));
  return { userId, anonId };
}
