import "server-only";
/** Who is signed in. The last of three guards: every page, endpoint and action of the product asks here first. */
import { auth, currentUser } from "@clerk/nextjs/server";
import { cache } from "react";
import { Problem } from "#lib/platform/server/problem";

export type SessionUser = { id: string; sessionId: string };

export type Account = {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  imageUrl: string | null;
  phone: string | null;
  createdAt: Date;
  lastSignInAt: Date | null;
  primaryEmailVerified: boolean;
};

/** The signed-in user, from the session token alone; null when nobody is. No call leaves the process. */
export async function readUser(): Promise<SessionUser | null> {
  const { userId, sessionId } = await auth();
  return userId && sessionId ? { id: userId, sessionId } : null;
}

/** The signed-in user. Throws the Problem 401, which `endpoint()` answers, when nobody is. */
export async function requireUser(): Promise<SessionUser> {
  const user = await readUser();
  if (!user) throw new Problem(401, "Sign in to use this");
  return user;
}

/**
 * The account of the signed-in user as the sign-in service knows it, once per request. Throws the Problem 401 when nobody
 * is signed in or the account is gone.
 */
export const readAccount = cache(async (): Promise<Account> => {
  await requireUser();
  const user = await currentUser();
  if (!user) throw new Problem(401, "The account does not exist any more");
  const email = user.primaryEmailAddress;
  return {
    id: user.id,
    email: email?.emailAddress ?? null,
    firstName: user.firstName,
    lastName: user.lastName,
    imageUrl: user.imageUrl || null,
    phone: user.primaryPhoneNumber?.phoneNumber ?? null,
    createdAt: new Date(user.createdAt),
    lastSignInAt: user.lastSignInAt === null ? null : new Date(user.lastSignInAt),
    primaryEmailVerified: email?.verification?.status === "verified",
  };
});
