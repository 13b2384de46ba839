import { accountDeletedPath } from "#lib/base/addresses/signed-in-paths";
import { deleteAccount } from "#lib/personal-data/delete-data";
import { confirmedForm } from "#lib/product/account/settings";
import { forgottenSession } from "#lib/platform/server/sign-in/session-cookies";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

/** Deletes everything stored about the signed-in user, then the user, and redirects to the page that says so. */
const takeDeletion = (request: Request) =>
  takeForm(request, requireUser, {
    name: "delete-account",
    page: "/settings",
    shape: confirmedForm,
    save: async (user) => {
      await deleteAccount(user.id);
      return { next: accountDeletedPath, cookieLines: forgottenSession(request) };
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeDeletion });
