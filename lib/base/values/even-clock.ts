/**
 * Milliseconds since 1970 as this process has counted them: for how long something is good, and what came first. The
 * machine's clock may be set meanwhile, ahead or back; this one goes on evenly. Next's caches count by it too.
 */
export const evenNow = (): number => performance.timeOrigin + performance.now();
