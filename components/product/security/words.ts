/** The messages of `keys`, as they are: for a browser, which reads none itself. */
export const words = <Key extends string>(read: (key: Key) => string, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, string>;
