import "client-only";
import { createContext, use } from "react";

export type SidebarControl = {
  /** Whether the sidebar of wide screens shows labels; collapsed it shows only icons. */
  isExpanded: boolean;
  /** Expands or collapses it; below 768 px opens or closes the sheet. */
  toggle: () => void;
};

export const SidebarContext = createContext<SidebarControl>({ isExpanded: true, toggle: () => undefined });

/** The sidebar's state and the function to change it. For use inside the shell's frame. */
export const useSidebar = (): SidebarControl => use(SidebarContext);
