"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

const everyMs = 3_000;

/** Why an island: while a call in the list goes on, it has the server draw the list anew, as long as somebody looks. */
export function LiveListIsland() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
