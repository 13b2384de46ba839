import { nameForm } from "#lib/product/account/settings";
import { renameUser } from "#lib/platform/server/sign-in/account-owner";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

/** Changes the signed-in user's name. The form is on two pages, and returns to the one it was sent from. */
const keepName = (request: Request) =>
  takeForm(request, requireUser, {
    name: "name",
    page: ({ from }) => (from === "profile" ? "/profile" : "/settings"),
    shape: nameForm,
    save: (user, name) => renameUser(user.id, name),
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: keepName });
