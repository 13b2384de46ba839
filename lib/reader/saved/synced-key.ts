/** The storage key of `synced.ts`, all that a page needs to know of it on arrival. */
export const syncedKey = "lantern-synced";
