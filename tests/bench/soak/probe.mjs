/**
 * Loaded into an instance before anything else: shifts its clock and reports its memory, when its parent asks. Functions that
 * measure time without the clock (timers, `performance.now`) are not changed, as when a machine's clock is set.
 */
import { getHeapSpaceStatistics, writeHeapSnapshot } from "node:v8";

const machinesNow = Date.now.bind(Date);
let shiftMs = 0;

// Changes the object itself, instead of replacing it by one with different properties: Next copies them.
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
// Listening to its parent must not keep the process alive.
process.channel?.unref();
