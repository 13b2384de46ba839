/** One of the two instances is killed, and started again after a while. */
import type { Fault } from "./world.ts";

const killed = 1;

export const instanceKilled = (time: string): Fault => ({
  name: `an instance is killed, ${time} time`,
  begin: ({ site }) => site.instances[killed]?.end("SIGKILL"),
  end: ({ site }) => site.instances[killed]?.start(),
  refuses: () => false,
  graceMs: 5_000,
});
