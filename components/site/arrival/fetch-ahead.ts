import "client-only";

/** Not every browser says so. */
type Connection = { saveData?: boolean };

/**
 * Whoever is signed in will do something on the page: what the first touch then runs is fetched by the time, unless the
 * reader saves data.
 */
export function fetchAhead(): void {
  const list = document.getElementById("framework");
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!list || connection?.saveData) return;
  const listed: unknown = JSON.parse(list.textContent);
  for (const source of [Array.isArray(listed) ? listed : [], list.dataset.signIn].flat())
    if (typeof source === "string") fetch(source, { priority: "low" }).catch(() => undefined);
}
