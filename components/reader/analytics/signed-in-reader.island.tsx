"use client";
import { useEffect } from "react";
import { announceUser } from "#lib/reader/analytics/current-user";
import type { SignedInUser } from "#lib/reader/analytics/identity";

type Props = { user: SignedInUser };

/** Why an island: analytics runs in the browser, and is told here whose page it is. Without consent nobody listens. */
export function SignedInReaderIsland({ user }: Props) {
  useEffect(() => {
    announceUser(user);
    return () => announceUser(null);
  }, [user]);
  return null;
}
