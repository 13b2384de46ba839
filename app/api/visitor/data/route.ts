import {
  deleteOfUser,
  deleteOfVisitor,
  exportOfUser,
  exportOfVisitor,
} from "#lib/product/account/personal-data";
import { accountField } from "#lib/base/site/page-account";
import { isOfAccount } from "#lib/platform/server/account-key";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { sendOn } from "#lib/platform/server/api/form-return";
import { clientLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { Problem } from "#lib/platform/server/problem";
import { readUser, requireUser } from "#lib/platform/server/sign-in";
import { noContent } from "#lib/platform/server/uncached-answer";
import { anonIdHeader } from "#lib/base/site/visitor-headers";
import { dataFileName } from "#lib/reader/visitor/data-file";
import { claimedVisitor, expiredCookieHeaders, verifiedVisitor } from "#lib/reader/visitor/visitor-cookie";
import { parseAnonId } from "#lib/reader/visitor/visitor";

/**
 * Whose data is asked for: of the user who is signed in, and of the visitor whom the browser holds. An id that the request
 * names besides has to be that visitor's; by itself it opens nothing, and nobody learns whether it is one. Who shows a token
 * means the account: with one that has ended they are told so, rather than that the visitor's half was all.
 */
async function asker(request: Request): Promise<{ userId: string | null; anonId: string | null }> {
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

/**
 * All that is kept of the asker, as a file. 404 when nothing is. A page of the account, whose links and forms show no token,
 * asks by `of=account`: where the session has ended its reader is led to sign in, rather than given the visitor's half; and to
 * their own settings, where somebody else is signed in.
 */
async function download(request: Request): Promise<Response> {
  await takeFrom(clientLimits.personal_data, clientKey(request.headers));
  const { of, locale, [accountField]: account } = Object.fromEntries(new URL(request.url).searchParams);
  if (of === "account") {
    const user = await readUser();
    if (!user || !isOfAccount(user.id, account)) return sendOn("/settings", { locale }, { form: "data" });
  }
  const { userId, anonId } = await asker(request);
  const kept = await orUnavailable("The data could not be read", async () => ({
    user: userId === null ? null : { user_id: userId, ...(await exportOfUser(userId)) },
    visitor: anonId === null ? null : await exportOfVisitor(anonId),
  }));
  if (kept.user === null && kept.visitor === null) throw new Problem(404, "Nothing is kept");
  return new Response(JSON.stringify({ exported_at: new Date().toISOString(), ...kept }, null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="${dataFileName}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** Deletes all that is kept of the asker: 204, also when nothing was. A visitor who is gone leaves the browser too. */
async function erase(request: Request): Promise<Response> {
  requireSameOrigin(request);
  await takeFrom(clientLimits.personal_data, clientKey(request.headers));
  const { userId, anonId } = await asker(request);
  await orUnavailable("The data could not be deleted", async () => {
    if (userId !== null) await deleteOfUser(userId);
    if (anonId !== null) await deleteOfVisitor(anonId);
  });
  return noContent(anonId === null ? [] : expiredCookieHeaders());
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: download, DELETE: erase });
