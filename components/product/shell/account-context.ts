import "client-only";
import { createContext, use } from "react";

export const AccountContext = createContext("");

/** Whose frame this is, by the server's name for them, inside the shell's frame. */
export const useAccount = (): string => use(AccountContext);
