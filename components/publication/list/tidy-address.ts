/** Makes the address of a list say what the list shows. */

/** The value that a chip's link gives to its choice's parameter. */
export const valueOf = (chip: HTMLAnchorElement, parameter: string): string | null =>
  new URL(chip.href).searchParams.get(parameter);

/** Writes parameters into the address without a history entry. An empty one is removed, all others stay. */
export function replaceQuery(values: Record<string, string | null>): void {
  const address = new URL(window.location.href);
  for (const [key, value] of Object.entries(values))
    if (value) address.searchParams.set(key, value);
    else address.searchParams.delete(key);
  if (address.href !== window.location.href) window.history.replaceState(null, "", address);
}

/** Removes filters that the server did not know from the address, and spells known ones as their chips do. */
export function tidyAddress(list: HTMLElement): void {
  const asked = new URLSearchParams(window.location.search);
  for (const choice of list.querySelectorAll<HTMLElement>("[data-choice]")) {
    const { choice: parameter = "" } = choice.dataset;
    if (!asked.has(parameter)) continue;
    const chosen = choice.querySelector<HTMLAnchorElement>("a[aria-current]");
    replaceQuery({ [parameter]: chosen && valueOf(chosen, parameter) });
  }
}
