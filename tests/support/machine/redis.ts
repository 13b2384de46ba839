/** A Redis from Debian's package, which stores nothing on disk. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";

export const hasRedis = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

export type Redis = {
  url: string;
  start: () => void;
  /** Makes it accept commands without ever answering. */
  freeze: () => void;
  /** Ends it as a power failure would. */
  stop: () => Promise<void>;
};

/** Starts it. After a stop and a start it is empty. */
export function startRedis(port: number): Redis {
  const run = () =>
    spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"], { stdio: "ignore" });
  let child: ChildProcess | null = run();
  return {
    url: `redis://127.0.0.1:${port}`,
    start: () => (child ??= run()),
    freeze: () => void child?.kill("SIGSTOP"),
    stop: async () => {
      const gone = child;
      child = null;
      if (!gone || gone.exitCode !== null) return;
      const ended = once(gone, "exit");
      gone.kill("SIGKILL");
      await ended;
    },
  };
}
