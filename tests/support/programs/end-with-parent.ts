/** For servers that a test runner starts: ends the process once its parent is gone. */

/**
 * Ends this process as an operator would, within a second after its parent has gone. A runner that is killed cannot stop what it
 * has started, and a server left behind would hold the port of the next run.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 1000).unref();
}
