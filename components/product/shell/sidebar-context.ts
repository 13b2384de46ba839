import "client-only";
import { createContext, use } from "react";

export type SidebarControl = {
  /** Whether the sidebar of wide screens shows its words; collapsed it shows pictures alone. */
  isExpanded: boolean;
  /** Expands or collapses it; below 768 px opens or closes the sheet. */
  toggle: () => void;
};

export const SidebarContext = createContext<SidebarControl>({ isExpanded: true, toggle: () => undefined });

/** The sidebar's state and the way to change it, inside the shell's frame. */
export const useSidebar = (): SidebarControl => use(SidebarContext);
