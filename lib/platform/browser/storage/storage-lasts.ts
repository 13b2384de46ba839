import "client-only";

/** Whether what is stored here outlives this page. */
export function storageLasts(): boolean {
  const probe = "lantern-probe";
  try {
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
