/** The content store of the soak, for its parent process. */
import { fork } from "node:child_process";
import { once } from "node:events";
import type { StoreMood, StoreOrder, StoreReport } from "./store-process.ts";

export type Store = {
  url: string;
  be: (mood: StoreMood) => void;
  /** Changes the title of a document; the change is effective once this returns. */
  retitle: (id: string, title: string) => Promise<void>;
  stop: () => void;
};

/** Starts the store on a free port. */
export async function startStore(): Promise<Store> {
  const child = fork(new URL("store-process.ts", import.meta.url), { stdio: "inherit" });
  const [started] = (await once(child, "message")) as [StoreReport];
  if (!("port" in started)) throw new Error("The content store did not start");
  const waiting = new Map<string, () => void>();
  child.on("message", (told: StoreReport) => {
    if (!("edited" in told)) return;
    waiting.get(told.edited)?.();
    waiting.delete(told.edited);
  });
  const order = (one: StoreOrder) => void child.send(one);
  return {
    url: `http://127.0.0.1:${started.port}`,
    be: (mood) => order({ mood }),
    retitle: (edit, title) =>
      new Promise((resolve) => {
        waiting.set(title, resolve);
        order({ edit, title });
      }),
    stop: () => void child.kill(),
  };
}
