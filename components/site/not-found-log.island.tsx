"use client";
import { useEffect } from "react";

/** Why an island: the path that led nowhere is logged to the reader's console, as the specification asks. */
export function NotFoundLogIsland() {
  useEffect(() => console.warn("404: no page at", window.location.pathname), []);
  return null;
}
