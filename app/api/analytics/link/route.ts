import { z } from "zod";
import { bodyLimits } from "#lib/platform/body-limits";
import { readBody } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { isOptedOut } from "#lib/platform/server/api/visitor-request";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/answers/problem";
import { readAccount, requireUser } from "#lib/platform/server/sign-in/sign-in";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { anonIdHeader } from "#lib/base/visitor/visitor-headers";
import { claimedVisitor, verifiedVisitor } from "#lib/reader/visitor/visitor-cookie";
import { linkVisitor } from "#lib/reader/visitor/link-visitor";
import { nothingToLink, unknownVisitor } from "#lib/reader/visitor/linking";
import { parseAnonId } from "#lib/reader/visitor/visitor";

const largestBody = bodyLimits["/api/analytics/link"];
const perUser = { name: "linking-user", points: 20, seconds: 60 };
const bodyShape = z.object({ anon_id: z.string().nullish() });

/**
 * Makes a visitor's history part of the signed-in user's, once; answers the outcome. The browser must hold the visitor's cookie:
 * for any other id the answer is the same as for one that does not exist.
 */
async function link(request: Request): Promise<Response> {
  const { id } = await requireUser();
  requireSameOrigin(request);
  await takeFrom(perUser, id);
  const { value } = await readBody(request, largestBody);
  const parsed = bodyShape.safeParse(value);
  const told = parsed.data?.anon_id ?? request.headers.get(anonIdHeader);
  const named = parseAnonId(told);
  if (!parsed.success || (named === null && (told != null || !claimedVisitor(request))))
    throw new Problem(400, "The request names no visitor", {
      errors: { anon_id: "a visitor's id is expected" },
    });
  const linking = isOptedOut(request)
    ? nothingToLink
    : await orUnavailable("The visitor could not be linked", async () => {
        const anonId = await verifiedVisitor(request, named);
        if (anonId === null) return unknownVisitor;
        const { createdAt } = await readAccount();
        return linkVisitor(await database(), anonId, { id, createdAt }, new Date());
      });
  return uncachedAnswer(linking);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: link });
