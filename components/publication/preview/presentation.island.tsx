"use client";
/** Why an island: inside the Studio's frame it reports where the reader goes, and refreshes the page when its draft changes. */
import { useRouter } from "next/navigation";
import { startTransition, useSyncExternalStore } from "react";
import { VisualEditing } from "next-sanity/visual-editing/client-component";

const isFramed = () => window.parent !== window;
const never = () => () => undefined;

/** The counterpart of the Studio's Presentation tool; does nothing outside a frame. */
export function PresentationIsland() {
  const router = useRouter();
  const isInStudio = useSyncExternalStore(never, isFramed, () => false);
  if (!isInStudio) return null;
  const refresh = async () => {
    startTransition(() => router.refresh());
  };
  return <VisualEditing refresh={refresh} />;
}
