/**
 * What the list of places is told, by `?saved=`, of the one that was saved.
 * Beside the form's shape, since browser code needs it.
 */
export const savedLocation = { any: "location", first: "first-location" } as const;
export type SavedLocation = (typeof savedLocation)[keyof typeof savedLocation];
