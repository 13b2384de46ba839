import "client-only";
import { createContext, use } from "react";

/** Takes a step. If the sign-in service asks for proof first, the user is asked for it, and the step is taken again. */
export type Protect = <T>(step: () => Promise<T>) => Promise<T>;

export const StepUpContext = createContext<Protect>((step) => step());

export const useProtect = (): Protect => use(StepUpContext);
