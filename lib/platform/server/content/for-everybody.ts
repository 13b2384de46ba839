import "server-only";
/** Marks what is read for all readers while one reader's request is answered. */
import { AsyncLocalStorage } from "node:async_hooks";

const reading = new AsyncLocalStorage<true>();

/** Runs a read whose answer other readers get too: nothing in it depends on the request. */
export const forEverybody = <T>(read: () => Promise<T>): Promise<T> => reading.run(true, read);

/** Whether the present code runs within such a read. */
export const isForEverybody = (): boolean => reading.getStore() === true;
