import "client-only";
import { createContext, use } from "react";

export const AccountContext = createContext("");

/** The account that the frame was drawn for, by the server's key for it. For use inside the shell's frame. */
export const useAccount = (): string => use(AccountContext);
