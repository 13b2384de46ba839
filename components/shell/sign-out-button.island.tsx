"use client";
/** Why an island: ends the session in Clerk's browser code, then leaves for the home page. */
import { useState, type ReactNode } from "react";
import { useClerk } from "@clerk/nextjs";

type Props = { children: ReactNode; className?: string };

/** Ends the session and leads to the home page. `children` is what it says. */
export function SignOutButtonIsland({ children, className }: Props) {
  const clerk = useClerk();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    const home = () => window.location.assign("/");
    // Even a session that could not be ended must not hold the reader here.
    await clerk.signOut(home).catch(home);
  };
  return (
    <button
      type="button"
      className={className ?? "button button-quiet"}
      aria-busy={isLeaving || undefined}
      onClick={() => void leave()}
    >
      {children}
    </button>
  );
}
