/** A Redis of Debian's package, which keeps nothing on disk. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";

export const hasRedis = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

export type Redis = {
  url: string;
  start: () => void;
  /** Takes what it is told, and answers nothing any more. */
  freeze: () => void;
  /** Ends it as a power cut would. */
  stop: () => Promise<void>;
};

/** Starts it. Stopped and started again, it is empty. */
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
