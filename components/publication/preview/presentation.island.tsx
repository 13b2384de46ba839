"use client";
/** Why an island: in the Studio's frame it tells where the reader goes, and renders the page anew when its draft changes. */
import { useRouter } from "next/navigation";
import { startTransition, useSyncExternalStore } from "react";
import { VisualEditing } from "next-sanity/visual-editing/client-component";

const isFramed = () => window.parent !== window;
const never = () => () => undefined;

/** The other end of the Studio's Presentation tool; nothing outside a frame. */
export function PresentationIsland() {
  const router = useRouter();
  const isInStudio = useSyncExternalStore(never, isFramed, () => false);
  if (!isInStudio) return null;
  const refresh = async () => {
    startTransition(() => router.refresh());
  };
  return <VisualEditing refresh={refresh} />;
}
