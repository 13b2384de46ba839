/** The server's own limits on the memory that V8 and Node take before they look for what is no longer needed. */
import { Buffer } from "node:buffer";
import { setFlagsFromString } from "node:v8";

/**
 * Node cuts small buffers out of slabs of 64 KiB, and a slab stays as long as one of them: what Next caches of content is
 * some KiB an answer, and held 115 MiB where it counted 24 (an hour of `npm run soak`).
 */
const slabBytes = 8 * 1024;

/**
 * Left alone, V8 lets the heap grow to four times what is in use before it collects: 80 MB in use became 350 MB. Here it
 * collects at 1.6 times, and new objects get 8 MB in place of 16. With less (1.4 times, 4 MB) every twentieth page of the
 * signed-in product waits for a collection (`bench:calls`); with more (twice) a ten-minute soak takes 430 MiB in place of
 * 315 (`bench:front`). To be called before anything large is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=60");
  setFlagsFromString("--max-semi-space-size=8");
  setFlagsFromString("--semi-space-growth-factor=1");
  Buffer.poolSize = slabBytes;
}
