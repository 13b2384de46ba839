import { z } from "zod";
import { endSession, forgottenSession } from "#lib/platform/server/account-owner";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/signed-in-form";
import { requireUser } from "#lib/platform/server/sign-in";

/** Signs out a browser without JavaScript, and leads it home. */
const signOut = (request: Request) =>
  takeForm(request, requireUser, {
    name: "sign-out",
    page: "/",
    next: "/",
    shape: z.object({}),
    save: (user) => endSession(user.sessionId),
    cookieLines: forgottenSession,
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: signOut });
