/** The storage key of `synced.ts`, which is all that a page needs of it when it loads. */
export const syncedKey = "lantern-synced";
