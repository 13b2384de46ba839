/** The address of a list says what the list shows. */

/** The value that a chip's link gives to its list's parameter. */
export const valueOf = (chip: HTMLAnchorElement, parameter: string): string | null =>
  new URL(chip.href).searchParams.get(parameter);

/** Writes parameters into the address without a history entry; an empty one goes, all others stay. */
export function replaceQuery(values: Record<string, string | null>): void {
  const address = new URL(window.location.href);
  for (const [key, value] of Object.entries(values))
    if (value) address.searchParams.set(key, value);
    else address.searchParams.delete(key);
  if (address.href !== window.location.href) window.history.replaceState(null, "", address);
}

/** Takes out of the address a filter that the server knew no more, and spells one that it knew as its chip does. */
export function tidyAddress(list: HTMLElement): void {
  const parameter = list.dataset.list;
  if (!parameter || !new URLSearchParams(window.location.search).has(parameter)) return;
  const chosen = list.querySelector<HTMLAnchorElement>("a[aria-current]");
  replaceQuery({ [parameter]: chosen && valueOf(chosen, parameter) });
}
