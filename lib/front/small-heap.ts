/** The server's own limits on the memory that V8 and Node take before they look for what is no longer needed. */
import { Buffer } from "node:buffer";
import { PerformanceObserver } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/**
 * Node cuts small buffers out of slabs of 64 KiB, and a slab stays as long as one of them: what Next caches of content is
 * some KiB an answer, and held 115 MiB where it counted 24 (an hour of `npm run soak`).
 */
const slabBytes = 8 * 1024;

/**
 * What V8 makes new objects in, one of its two halves. Left alone it grows to 64 MiB. In one of a mebibyte a page that is
 * being rendered outlives it a few times over, and is moved among what is old: a page of the signed-in product then took
 * five collections, and a third more of a processor.
 */
const nurseryBytes = 16 * 2 ** 20;

function nurserySize(): number {
  const nursery = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return nursery ? nursery.space_used_size + nursery.space_available_size : 0;
}

/**
 * Has the nursery grow to its size in one step, and no further. Its greatest size is a flag that V8 reads once, before any
 * code of ours; the factor by which it grows is read each time.
 */
function steerNursery(): void {
  const size = nurserySize();
  const factor = size > 0 && size < nurseryBytes ? Math.round(nurseryBytes / size) : 1;
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

/** Lets the nursery grow now: V8 does it where more outlives a collection than there is room for. */
function growNursery(): void {
  const small = nurserySize();
  const held: unknown[] = [];
  for (let round = 0; round < 1_000 && nurserySize() === small; round += 1)
    held.push(new Array<number>(2_000).fill(0));
}

/**
 * Left alone, V8 lets the heap grow to four times what is in use before it collects: 80 MB in use became 350 MB. Here it
 * collects at 1.4 times: with 1.6 an instance holds 20 MiB more and spends no less of a processor on a page. To be called
 * before anything large is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=40");
  Buffer.poolSize = slabBytes;
  steerNursery();
  growNursery();
  steerNursery();
  // An idle process makes its nursery smaller, in a collection like any other.
  new PerformanceObserver(steerNursery).observe({ entryTypes: ["gc"] });
}
