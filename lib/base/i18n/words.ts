/** The words of `keys`, each as `read` gives it, for a browser, which does not load the messages. */
export const words = <Key extends string>(read: (key: Key) => string, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, string>;
