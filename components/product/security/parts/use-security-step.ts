import "client-only";
import { useProtect } from "@/components/product/security/step-up/step-up-context";
import { failed, faultOf, isGivenUp, type Fault } from "@/components/product/sign-in/sign-in-fault";

/** Takes a step that may ask for proof first, and returns what went wrong, or null. `done` runs after a step that succeeded. */
export function useSecurityStep() {
  const protect = useProtect();
  return async <T>(step: () => Promise<T>, done: (result: T) => void): Promise<Fault | null> => {
    try {
      done(await protect(step));
      return null;
    } catch (error) {
      return isGivenUp(error) ? null : (faultOf(error) ?? failed);
    }
  };
}
