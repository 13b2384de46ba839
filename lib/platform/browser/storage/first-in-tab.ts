import "client-only";

/** Whether this is the first call with `key` in this tab since it was opened. Always true where storage is blocked. */
export function isFirstInTab(key: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) !== null) return false;
    window.sessionStorage.setItem(key, "1");
  } catch {
    // Once more is better than never.
  }
  return true;
}
