/**
 * Gives V8 no more helper threads than there are processors beside the main thread. Node starts four; on a machine with two
 * processors they leave too little time for answers while they collect garbage. V8 reads the number only when a process
 * begins, so this process replaces itself: the same command, under the same process id. It has to be imported first, because
 * whatever the process had begun by then is lost.
 */
import { availableParallelism } from "node:os";

const nodesOwn = 4;
const left = Math.max(1, availableParallelism() - 1);

/** The process has been replaced already, somebody has set the number, or a debugger is attached, which would be cut off. */
const isTold = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].some((one) =>
  /--(?:v8[-_]pool[-_]size|inspect)/.test(one),
);
// A process with a channel to its parent would lose it. On Windows, and where Node may start no other process, it is impossible.
const canBegin =
  process.platform !== "win32" && !process.connected && (process.permission?.has("child") ?? true);

if (left < nodesOwn && !isTold && canBegin)
  process.execve(process.execPath, [
    process.execPath,
    `--v8-pool-size=${left}`,
    ...process.execArgv,
    ...process.argv.slice(1),
  ]);
