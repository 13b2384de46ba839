/** How much memory V8 and Node may use in the server before they collect garbage. */
import { Buffer } from "node:buffer";
import { PerformanceObserver } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/**
 * Node cuts small buffers out of slabs of 64 KiB, and a slab stays in memory as long as one of its buffers does. The answers of
 * the content store that Next caches have some KiB each: they held 115 MiB while Next counted 24 (an hour of `npm run soak`).
 */
const slabBytes = 8 * 1024;

/**
 * The size of the nursery, where V8 makes new objects; more exactly, of one of its two halves. By default it grows to 64 MiB. In
 * a nursery of 1 MiB, the objects of a page that is being rendered survive several collections and are moved to the old space:
 * a page of the signed-in product then took five collections, and a third more of a processor.
 */
const nurseryBytes = 16 * 2 ** 20;

function nurserySize(): number {
  const nursery = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return nursery ? nursery.space_used_size + nursery.space_available_size : 0;
}

/**
 * Sets the factor by which the nursery grows, so that it reaches its size in one step and grows no further. V8 reads the flag for
 * its greatest size only once, before any code of ours runs; it reads the factor each time.
 */
function steerNursery(): void {
  const size = nurserySize();
  const factor = size > 0 && size < nurseryBytes ? Math.round(nurseryBytes / size) : 1;
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

/** Has the nursery grow now. V8 enlarges it when more objects survive a collection than it has room for. */
function growNursery(): void {
  const small = nurserySize();
  const held: unknown[] = [];
  for (let round = 0; round < 1_000 && nurserySize() === small; round += 1)
    held.push(new Array<number>(2_000).fill(0));
}

/**
 * Has V8 collect garbage when the heap has grown to 1.4 times what is in use. By default it waits for four times as much: 80 MB
 * in use became 350 MB. With 1.6, an instance held 20 MiB more and spent no less of a processor on a page. To be called before
 * anything large is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=40");
  Buffer.poolSize = slabBytes;
  steerNursery();
  growNursery();
  steerNursery();
  // When the process is idle, V8 makes the nursery smaller in a collection; the factor is set anew after each one.
  new PerformanceObserver(steerNursery).observe({ entryTypes: ["gc"] });
}
