import { z } from "zod";
import { forgetAccount } from "#lib/platform/server/sign-in/accounts";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

/** Called by a browser that has changed the user's address at the sign-in service: the cached address is outdated. */
const takeChange = (request: Request) =>
  takeForm(request, requireUser, {
    name: "email",
    page: "/settings",
    shape: z.object({}),
    save: (user) => {
      forgetAccount(user.id);
      return Promise.resolve();
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeChange });
