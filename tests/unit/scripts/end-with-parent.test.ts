/** A server that a test runner has started does not outlive it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { endProcess } from "@/tests/support/machine/end-process";

const module = JSON.stringify(path.resolve("tests/support/programs/end-with-parent.ts"));
/** A server that would run for a minute, tells its number, and ends at a signal in its own time. */
const server = `
  const { endWithParent } = await import(${module});
  endWithParent();
  const running = setTimeout(() => {}, 60_000);
  process.once("SIGTERM", () => { process.stdout.write("ended as asked"); clearTimeout(running); });
  process.stdout.write("running ");
`;
const runner = `
  const { spawn } = require("node:child_process");
  spawn(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(server)}], { stdio: "inherit" });
`;

test("a server ends by itself when the runner that started it is killed", { timeout: 120_000 }, async () => {
  const killed = spawn(process.execPath, ["-e", runner], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  killed.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  // The server writes to the same pipe, which is closed only once both are gone.
  const closed = once(killed.stdout, "close");
  await expect.poll(() => said, { timeout: 60_000 }).toBe("running ");
  await endProcess(killed, "SIGKILL", () => said);
  await closed;
  expect(said).toBe("running ended as asked");
});
