/**
 * Values of which the whole process has one. A process may load a module several times: Next evaluates it once for pages and once
 * for route handlers, and our own server around Next is a bundle of its own.
 */
const values = globalThis as { [key: symbol]: unknown };
const keyOf = (name: string): symbol => Symbol.for(`lantern.${name}`);

/** The value with this name; whoever asks first creates it. */
export function processWide<T>(name: string, create: () => T): T {
  return (values[keyOf(name)] ??= create()) as T;
}

type Slot<T> = { get: () => T | undefined; set: (value: T | undefined) => void };

/** A place for a value that one part of the process may set and others read. */
export function processSlot<T>(name: string): Slot<T> {
  const key = keyOf(name);
  return {
    get: () => values[key] as T | undefined,
    set: (value) => void (values[key] = value),
  };
}
