/** The server's own limit on the memory that V8 takes before it looks for what is no longer needed. */
import { setFlagsFromString } from "node:v8";

/**
 * Left alone, V8 lets the heap grow to four times what is in use before it collects: 80 MB in use became 350 MB, for
 * throughput that could not be told from noise. Here it collects at 1.4 times, and new objects get 4 MB in place of 16.
 * To be called before anything large is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=40");
  setFlagsFromString("--max-semi-space-size=4");
  setFlagsFromString("--semi-space-growth-factor=1");
}
