import { deleteOfUser } from "#lib/product/account/personal-data";
import { confirmedForm } from "#lib/product/account/settings";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in";

/** Deletes everything kept of the signed-in user; the account stays. */
const deleteData = (request: Request) =>
  takeForm(request, requireUser, {
    name: "delete-data",
    page: "/settings",
    shape: confirmedForm,
    save: (user) => deleteOfUser(user.id),
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: deleteData });
