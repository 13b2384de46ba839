/**
 * Milliseconds since 1970 as this process has counted them: for how long something is valid, and what came first. The machine's
 * clock may be set forward or back meanwhile; this one runs evenly. Next's caches use it too.
 */
export const evenNow = (): number => performance.timeOrigin + performance.now();
