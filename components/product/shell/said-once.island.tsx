"use client";
import { useEffect } from "react";
import { withoutOutcome } from "@/components/product/shell/without-outcome";

/**
 * Why an island: a page that begins with the outcome of a form must say it only once. It removes the outcome from the address, so
 * that a reload or a return does not repeat it and lose the reader's place. The router's state is kept: the router does not
 * recognize a history entry without it.
 */
export function SaidOnceIsland() {
  // After each rendering: the router, which still has the address with the outcome, restores it when it draws the page again.
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, "", pathname + withoutOutcome(search) + hash);
  });
  return null;
}
