import "server-only";
/** Whose data is asked for. */
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { Problem } from "#lib/platform/server/problem";
import { readUser, requireUser } from "#lib/platform/server/sign-in";
import { anonIdHeader } from "#lib/base/visitor/visitor-headers";
import { parseAnonId } from "#lib/reader/visitor/visitor";
import { claimedVisitor, verifiedVisitor } from "#lib/reader/visitor/visitor-cookie";

/** The user who is signed in, and the visitor whom the browser holds; null for none. */
export type Asker = { userId: string | null; anonId: string | null };

/**
 * Who asks for their data: the user who is signed in, and the visitor whom the browser holds. An id that the request names
 * besides has to be that visitor's; by itself it opens nothing, and nobody learns whether it is one. Who shows a token means
 * the account: with one that has ended they are told so, rather than that the visitor's half was all. Throws the Problems 400
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
