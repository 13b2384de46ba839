import "server-only";

/** One value for the whole process: Next may evaluate a module once for pages and once for route handlers. */
export function processWide<T>(name: string, create: () => T): T {
  const registry = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`lantern.${name}`);
  return (registry[key] ??= create()) as T;
}
