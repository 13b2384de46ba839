import "client-only";
import { memory, tell } from "#lib/platform/browser/storage/storage";

/** Removes every entry whose key `isMeant` accepts, from the storage of this browser and of this tab. */
export function removeStoredWhere(isMeant: (key: string) => boolean): void {
  for (const key of memory.keys()) if (isMeant(key)) memory.delete(key);
  for (const name of ["localStorage", "sessionStorage"] as const)
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
    } catch {
      // Nothing could be written there either.
    }
  tell();
}
