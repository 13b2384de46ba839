import { z } from "zod";
import { endSession, forgottenSession } from "#lib/platform/server/account-owner";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in";

/** Signs out a browser without JavaScript, and leads it home. */
const signOut = (request: Request) =>
  takeForm(request, requireUser, {
    name: "sign-out",
    page: "/",
    shape: z.object({}),
    save: async (user) => {
      await endSession(user.sessionId);
      return { next: "/", cookieLines: forgottenSession(request) };
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: signOut });
