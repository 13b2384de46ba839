/**
 * The highest load that the two instances can take, from readers of all pages while editors publish. The soak runs at a third of
 * it.
 */
import type { World } from "./world.ts";
import { choosePath, readPage } from "./readers.ts";

const readersAtOnce = 16;

/** Answers per second over this many seconds; each reader asks again as soon as they are answered. */
export async function measureLoad(world: World, paths: readonly string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  const copies = new Map<string, string>();
  let answers = 0;
  const read = async () => {
    while (performance.now() < until) {
      await readPage(world, choosePath(paths), copies);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: readersAtOnce }, read));
  return answers / seconds;
}

/** Reads every page once, so that each has been read before anything fails. */
export async function readAll(world: World, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const read = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await readPage(world, path, new Map());
  };
  await Promise.all(Array.from({ length: readersAtOnce }, read));
}
