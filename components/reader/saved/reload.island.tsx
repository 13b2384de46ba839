"use client";
import { Button } from "@/components/ui/button";

type Props = { retry: string };

/** Why an island: it reloads the address that this page was shown for. */
export function ReloadIsland({ retry }: Props) {
  return (
    <p className="mb-8 noscript:hidden">
      <Button onClick={() => window.location.reload()}>{retry}</Button>
    </p>
  );
}
