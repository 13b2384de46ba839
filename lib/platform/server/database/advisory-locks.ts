import "server-only";
/**
 * The numbers of all advisory locks in the database, in one list: two purposes with one number would wait for each other. The
 * numbers never change, because two versions may run side by side.
 */

/** Work of one connection at a time, each with a lock of this number. */
export const advisoryLocks = {
  migration: 7_215_081_920,
  directorySeed: 7_215_081_921,
  directoryImport: 7_215_081_922,
} as const;

/**
 * Work on one key at a time, by kind: the lock's number is the key hashed with this seed. So a seed may also be a number from
 * above, and is still another lock.
 */
export const keyHashSeeds = {
  callStarts: 7_215_081_922,
  numberCalls: 7_215_081_923,
  locations: 7_215_081_924,
  callBacks: 7_215_081_925,
  doNotCallRequests: 7_215_081_926,
  siteCalls: 7_215_081_927,
  visitorLinks: 7_215_081_928,
} as const;
