/**
 * Limits V8 to as many helper threads as there are processors beside the one for the main thread. Node starts four; on a machine
 * with two processors they leave too little time for answers while they collect garbage. V8 reads the number only when a process
 * starts, so this process replaces itself by the same command under the same process id. It must be imported first, because
 * everything that the process has started by then is lost.
 */
import { availableParallelism } from "node:os";

const nodesOwn = 4;
const left = Math.max(1, availableParallelism() - 1);

/** The process has been replaced already, somebody has set the number, or a debugger is attached, which would be cut off. */
const isTold = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].some((one) =>
  /--(?:v8[-_]pool[-_]size|inspect)/.test(one),
);
// A process with a channel to its parent would lose the channel. On Windows, and where Node may not start other processes, it is
// impossible.
const canBegin =
  process.platform !== "win32" && !process.connected && (process.permission?.has("child") ?? true);

if (left < nodesOwn && !isTold && canBegin)
  process.execve(process.execPath, [
    process.execPath,
    `--v8-pool-size=${left}`,
    ...process.execArgv,
    ...process.argv.slice(1),
  ]);
