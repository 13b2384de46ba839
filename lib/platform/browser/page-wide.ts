import "client-only";
/**
 * State that belongs to the page and not to a copy of our code. A page may load a module twice, in the script that runs on
 * arrival and in the framework's bundles; what both must agree on stands once, on the window.
 */
export function pageWide<T extends object>(name: string, make: () => T): T {
  const page = globalThis as { [key: symbol]: unknown };
  // Made by this very call, or by the other copy's, from the same source.
  return (page[Symbol.for(`lantern.${name}`)] ??= make()) as T;
}
