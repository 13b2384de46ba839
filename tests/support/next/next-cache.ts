/** `next/cache` where Next does not run: nothing is kept, and what is said of an answer that would be is noted. */
export { revalidateTag } from "next/cache.js";

/** The tags of such answers, and the seconds after which each part of them is old, in the order in which they were said. */
export const noted = { tags: [] as string[], lives: [] as number[] };

export const cacheTag = (...tags: string[]): void => void noted.tags.push(...tags);
export const cacheLife = ({ revalidate }: { revalidate: number }): void => void noted.lives.push(revalidate);
