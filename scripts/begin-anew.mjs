/**
 * Gives V8 no more helpers than there are processors left beside this thread. Node takes four, and while they look for what is no
 * longer needed, two processors have too little time for an answer. Only a process that begins can be told so: this one
 * begins anew, as the same command under the same number. Imported before all else: what it had begun by then would be lost.
 */
import { availableParallelism } from "node:os";

const nodesOwn = 4;
const left = Math.max(1, availableParallelism() - 1);

/** It was begun anew already, somebody wants it otherwise, or a debugger is there, which would lose it. */
const isTold = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].some((one) =>
  /--(?:v8[-_]pool[-_]size|inspect)/.test(one),
);
// A process that was given a line to another one would lose that. On Windows, and where Node is told to start no other, none can.
const canBegin =
  process.platform !== "win32" && !process.connected && (process.permission?.has("child") ?? true);

if (left < nodesOwn && !isTold && canBegin)
  process.execve(process.execPath, [
    process.execPath,
    `--v8-pool-size=${left}`,
    ...process.execArgv,
    ...process.argv.slice(1),
  ]);
