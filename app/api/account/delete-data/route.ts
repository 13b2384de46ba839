import { deleteData } from "#lib/personal-data/delete-data";
import { confirmedForm } from "#lib/product/account/settings";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { deletionForm } from "#lib/reader/visitor/data-file";
import { expiredCookieHeaders, verifiedVisitor } from "#lib/reader/visitor/visitor-cookie";

/** Deletes everything stored about the signed-in user, and about the visitor known to the browser. The account stays. */
const takeDeletion = (request: Request) =>
  takeForm(request, requireUser, {
    name: deletionForm,
    page: "/settings",
    shape: confirmedForm,
    save: async (user) => {
      const anonId = await verifiedVisitor(request, null);
      await deleteData({ userId: user.id, anonId });
      return anonId === null ? {} : { cookieLines: expiredCookieHeaders().map(([, line]) => line) };
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeDeletion });
