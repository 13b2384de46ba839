import "server-only";
/** What is read for all readers at once while the request of one of them is answered. */
import { AsyncLocalStorage } from "node:async_hooks";

const reading = new AsyncLocalStorage<true>();

/** Runs a read whose answer others are given too: whatever it asks sees no request. */
export const forEverybody = <T>(read: () => Promise<T>): Promise<T> => reading.run(true, read);

/** Whether what runs here is read for everybody. */
export const isForEverybody = (): boolean => reading.getStore() === true;
