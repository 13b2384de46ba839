"use client";
import { useEffect } from "react";
import { tidyAddress } from "@/components/publication/list/tidy-address";

/** Why an island: a link to a filter that no longer exists leaves it in the address, which a reader may share. */
export function TidyAddressIsland() {
  useEffect(() => {
    const list = document.querySelector<HTMLElement>("[data-list]");
    if (list) tidyAddress(list);
  }, []);
  return null;
}
