"use client";
import { useEffect } from "react";
import { withoutOutcome } from "@/components/product/shell/without-outcome";

/**
 * Why an island: a page that begins with what a form has done says it once. Taken out of the address, it is not said again,
 * nor the reader's place lost to it, where the page is reloaded or come back to. The router's state stays: an entry without
 * one is a page that it does not know.
 */
export function SaidOnceIsland() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, "", pathname + withoutOutcome(search) + hash);
  }, []);
  return null;
}
