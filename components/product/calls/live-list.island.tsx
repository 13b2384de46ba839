"use client";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";

const everyMs = 3_000;

/** Why an island: while a call in the list goes on, it has the server draw the list anew, as long as somebody looks. */
export function LiveListIsland() {
  const router = useRouter();
  const [isDrawing, draw] = useTransition();
  useEffect(() => {
    // On a slow line the list takes longer than that: each that is asked for meanwhile makes it longer.
    if (isDrawing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") draw(() => router.refresh());
    }, everyMs);
    return () => clearInterval(timer);
  }, [router, isDrawing]);
  return null;
}
