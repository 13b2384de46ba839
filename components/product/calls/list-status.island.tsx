"use client";
import { useEffect, useState } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

type Props = { text: string; className: string };

/**
 * Why an island: what a status line says is read out where it comes into a line that stands there already. Of a list that
 * is opened in place only the browser can say so, once it is there; a new document has its words from the beginning.
 */
export function ListStatusIsland({ text, className }: Props) {
  const isHydrated = useIsHydrated();
  const [said, setSaid] = useState(isHydrated ? "" : text);
  useEffect(() => setSaid(text), [text]);
  return (
    <p role="status" className={className}>
      {said}
    </p>
  );
}
