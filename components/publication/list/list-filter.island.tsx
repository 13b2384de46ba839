"use client";
import { useEffect } from "react";
import { ListControl } from "@/components/publication/list/list-control";

/**
 * Why an island: filters the list while the reader types. It shows and hides what the server has rendered, and writes the same
 * state into the address. Without it the form and the chips load a page.
 */
export function ListFilterIsland() {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>("[data-list]");
    if (!root) return;
    const control = new ListControl(root);
    return () => control.stop();
  }, []);
  return null;
}
