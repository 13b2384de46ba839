import { z } from "zod";
import { readBody } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { isOptedOut } from "#lib/platform/server/api/visitor-request";
import { Problem } from "#lib/platform/server/problem";
import { readAccount, requireUser } from "#lib/platform/server/sign-in";
import { anonIdHeader } from "#lib/site/visitor-headers";
import { linkVisitor, nothingToLink } from "#lib/visitor/linking-store";
import { parseAnonId } from "#lib/visitor/visitor";

const largestBody = 1024;
const bodyShape = z.object({ anon_id: z.string().nullish() });

/** Makes a visitor's history that of the user who is signed in, once; answers what it came to. */
async function link(request: Request): Promise<Response> {
  const { id } = await requireUser();
  requireSameOrigin(request);
  await takeFrom(clientLimits.linking, id);
  const { value } = await readBody(request, largestBody);
  const parsed = bodyShape.safeParse(value);
  const anonId = parseAnonId(parsed.data?.anon_id ?? request.headers.get(anonIdHeader));
  if (!parsed.success || anonId === null)
    throw new Problem(400, "The visitor is not named", { errors: { anon_id: "a visitor's id is expected" } });
  const linking = isOptedOut(request)
    ? nothingToLink
    : await orUnavailable("The visitor could not be linked", async () => {
        const { createdAt } = await readAccount();
        return linkVisitor(anonId, { id, createdAt });
      });
  return Response.json(linking, { headers: { "cache-control": "no-store" } });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: link });
