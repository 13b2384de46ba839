/** Vitest's global setup of the tests over HTTP: all sites that their workers start end with the run. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export default function setup(): () => void {
  // Each started site writes a file here, named by its process, that says where its data is.
  const register = mkdtempSync(path.join(tmpdir(), "lantern-sites-"));
  process.env.LANTERN_TEST_SITES = register;
  return () => {
    for (const pid of readdirSync(register)) {
      try {
        process.kill(Number(pid), "SIGKILL");
      } catch {
        // It has ended by itself.
      }
      rmSync(readFileSync(path.join(register, pid), "utf8"), { recursive: true, force: true });
    }
    rmSync(register, { recursive: true, force: true });
  };
}
