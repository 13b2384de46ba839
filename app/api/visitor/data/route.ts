import { readAsker, takeTurnOf } from "#lib/personal-data/asker";
import { deleteData } from "#lib/personal-data/delete-data";
import { exportData } from "#lib/personal-data/export-data";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { accountField } from "#lib/base/visitor/page-account";
import { isOfAccount } from "#lib/platform/server/sign-in/account-key";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { orSentBack } from "#lib/platform/server/api/form-endpoint";
import { outcomeLines, sendOn } from "#lib/platform/server/api/form-return";
import { jsonFile } from "#lib/platform/server/api/json-file";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { readQuery } from "#lib/platform/server/api/query";
import { refuseForeignPart, requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { Problem } from "#lib/platform/server/answers/problem";
import { readUser } from "#lib/platform/server/sign-in/sign-in";
import { noContent } from "#lib/platform/server/answers/uncached-answer";
import { dataFileName, dataForm, deletionForm } from "#lib/reader/visitor/data-file";
import { expiredCookieHeaders } from "#lib/reader/visitor/visitor-cookie";

/** Everything stored about the caller, as a file; 404 if there is nothing. */
async function dataFile(request: Request): Promise<Response> {
  const asker = await readAsker(request);
  await takeTurnOf(asker, request);
  const kept = await orUnavailable("The data could not be read", () => exportData(asker));
  if (kept === null) throw new Problem(404, "Nothing is kept");
  return new Response(jsonFile({ exported_at: new Date().toISOString(), ...kept }), {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="${dataFileName}"`,
      "cache-control": "private, no-store",
    },
  });
}

/**
 * The caller's file. Pages of the account ask with `of=account`, because their links and forms send no token. If the session has
 * ended, the reader is redirected to sign in, instead of getting only the visitor's data; if somebody else is signed in, to the
 * settings of that account; if there is no file, to the settings, which say so.
 */
async function download(request: Request): Promise<Response> {
  refuseForeignPart(request);
  const { of, locale, [accountField]: account } = readQuery(request);
  if (of !== "account") return dataFile(request);
  const fields = { locale, [accountField]: account };
  return orSentBack(request, { name: dataForm, path: "/settings", anchor: dataForm }, fields, async () => {
    const user = await readUser();
    const isTheirs = user && isOfAccount(user.id, account);
    return isTheirs ? dataFile(request) : sendOn("/settings", fields, { form: dataForm });
  });
}

/**
 * Deletes everything stored about the caller: 204, even if there was nothing. The visitor's cookies are removed too. The settings,
 * which are opened anew, may say that it is done.
 */
async function erase(request: Request): Promise<Response> {
  requireSameOrigin(request);
  const asker = await readAsker(request);
  await takeTurnOf(asker, request);
  await orUnavailable("The data could not be deleted", () => deleteData(asker));
  const told = asker.userId === null ? [] : outcomeLines(withQuery("/settings", { saved: deletionForm }));
  return noContent([
    ...(asker.anonId === null ? [] : expiredCookieHeaders()),
    ...told.map((line): [string, string] => ["set-cookie", line]),
  ]);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: download, DELETE: erase });
