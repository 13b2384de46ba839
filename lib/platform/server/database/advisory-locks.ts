import "server-only";
/**
 * The numbers that instances lock at the database, in one list: two of one number would wait for each other. They stay what
 * they are, since two versions may run side by side.
 */

/** What one connection does at a time, each locked by its number itself. */
export const advisoryLocks = {
  migration: 7_215_081_920,
  directorySeed: 7_215_081_921,
  directoryImport: 7_215_081_922,
} as const;

/**
 * What is decided for one key at a time, by kind: the key is hashed with this number to the one that is locked. So a number that
 * is above as well is another lock.
 */
export const keyHashSeeds = {
  callStarts: 7_215_081_922,
  numberCalls: 7_215_081_923,
  locations: 7_215_081_924,
  callBacks: 7_215_081_925,
  doNotCallRequests: 7_215_081_926,
  siteCalls: 7_215_081_927,
} as const;
