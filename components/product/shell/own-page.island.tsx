"use client";
import { useEffect } from "react";
import { useAccount } from "@/components/product/shell/account-context";

/**
 * Why an island: a page that is opened in place may belong to another account than the frame around it, if somebody else has signed
 * in in another tab since. It is then loaded as a new document.
 */
export function OwnPageIsland({ account }: { account: string }) {
  const framed = useAccount();
  useEffect(() => {
    if (account !== framed) window.location.reload();
  }, [account, framed]);
  return null;
}
