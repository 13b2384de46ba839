/**
 * Loaded into an instance before anything else: shifts its clock and tells of its memory, when its parent asks. What
 * measures time without a clock (timers, `performance.now`) is left alone, as it is when a machine's clock is set.
 */
import { getHeapSpaceStatistics, writeHeapSnapshot } from "node:v8";

const machinesNow = Date.now.bind(Date);
let shiftMs = 0;

// The object itself is changed, not replaced by another with a different set of properties: Next copies them.
Date.now = () => machinesNow() + shiftMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, called) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, called),
});

process.on("message", ({ ask, ms, file }) => {
  if (ask === "shift") shiftMs = ms;
  if (ask === "snapshot") writeHeapSnapshot(file);
  const spaces = getHeapSpaceStatistics().map((one) => [one.space_name, one.space_used_size]);
  process.send?.({ ask, memory: process.memoryUsage(), spaces: Object.fromEntries(spaces) });
});
// A child that only listens to its parent is not kept alive by that.
process.channel?.unref();
