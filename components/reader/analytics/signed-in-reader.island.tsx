"use client";
import { useEffect } from "react";
import { announceUser } from "#lib/reader/analytics/current-user";
import type { SignedInUser } from "#lib/reader/analytics/identity";

type Props = { user: SignedInUser };

/** Why an island: analytics runs in the browser, and learns from it who is signed in. Without consent nothing listens. */
export function SignedInReaderIsland({ user }: Props) {
  useEffect(() => {
    announceUser(user);
    return () => announceUser(null);
  }, [user]);
  return null;
}
