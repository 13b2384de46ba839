/** The disk that the instances share is completely full. */
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import type { Fault, World } from "./world.ts";

const filler = ({ site }: World) => path.join(site.folder, "filler");

/** Writes until nothing more can be written, in large pieces first. */
function fill(file: string): void {
  const descriptor = openSync(file, "w");
  try {
    for (let size = 2 ** 22; size >= 1; size /= 4) {
      const block = Buffer.alloc(Math.floor(size));
      try {
        for (;;) writeSync(descriptor, block);
      } catch {
        // A smaller piece may still fit.
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

export const diskFull = (noDisk: string | null): Fault => ({
  name: "the disk is full",
  missing: () => noDisk,
  begin: (world) => fill(filler(world)),
  end: (world) => rmSync(filler(world), { force: true }),
  refuses: () => false,
  graceMs: 3_000,
});
