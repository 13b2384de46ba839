/** A child process of the newsroom: started, awaited, and ended with it. */
import { spawn, type ChildProcess } from "node:child_process";

export type Child = {
  /** Waits until an address answers. If the process ends before, throws with its last output. */
  ready(url: string): Promise<void>;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
  stop(): void;
};

/** Starts a program. Its output goes to stderr, each line prefixed with its name. */
export function startChild(
  name: string,
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Child {
  const child: ChildProcess = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      const lines = chunk
        .toString()
        .split("\n")
        .filter((line) => line.trim() !== "");
      said.push(...lines);
      said.splice(0, said.length - 40);
      for (const line of lines) console.error(`[${name}] ${line}`);
    });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return {
    ended,
    async ready(url) {
      let isOver = false;
      void ended.then(() => (isOver = true));
      while (!(await isAnswering(url))) {
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- set when the process ends
        if (isOver) throw new Error(`The ${name} did not start:\n${said.join("\n")}`);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    stop: () => void child.kill("SIGTERM"),
  };
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
