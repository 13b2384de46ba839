import "client-only";
/**
 * State that belongs to the page and not to one copy of our code. A page may load a module twice, in the arrival script and in the
 * framework's bundles. What both copies share is stored once, on the window.
 */
export function pageWide<T extends object>(name: string, make: () => T): T {
  const page = globalThis as { [key: symbol]: unknown };
  // Created by this call, or by the other copy from the same source.
  return (page[Symbol.for(`lantern.${name}`)] ??= make()) as T;
}
