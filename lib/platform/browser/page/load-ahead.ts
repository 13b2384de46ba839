/**
 * Returns what a control does when a reader is about to use it: load its code, and have that prepare what it will need. A failure
 * is not shown here: using the control loads the code again, and tells if that fails too.
 */
export const loadAhead =
  <T>(load: () => Promise<T>, prepare?: (loaded: T) => void) =>
  (): void =>
    void load().then(prepare, () => undefined);
