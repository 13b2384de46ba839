import "client-only";
import { useEffect, type RefObject } from "react";
import { leaveRoomFor } from "@/components/site/consent/bar-space";

/** Leaves room for a bar at the foot of the window while it is shown. */
export function useBarSpace(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => (bar.current ? leaveRoomFor(bar.current) : undefined), [bar]);
}
