/** What the database answered about a directory, so that it is asked once. */

/**
 * Keeps answers by a key, `most` for each directory. They hold until an import: then the directory is another object, and these are
 * forgotten with the old one. A question that failed is asked again.
 */
export function remembered<T>(most: number) {
  const answers = new WeakMap<object, Map<string, Promise<T>>>();
  return (directory: object, key: string, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(directory) ?? new Map<string, Promise<T>>();
    answers.set(directory, known);
    const before = known.get(key);
    if (before) return before;
    if (known.size >= most) known.clear();
    const answer = ask();
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
