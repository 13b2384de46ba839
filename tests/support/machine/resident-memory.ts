import { readFileSync } from "node:fs";

/** The resident memory of a process, in MiB; NaN when it has just ended. Linux only. */
export const residentMib = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
