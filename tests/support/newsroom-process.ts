/**
 * The newsroom in a process of its own, around the build under test. Without `--studio` a page stands in place of the Studio,
 * whose packages are large.
 */
import { env } from "#lib/platform/env";

const { ownPrograms, startNewsroom } = await import("../../scripts/newsroom/newsroom.ts");
const { studioVariables } = await import("../../scripts/studio-environment.ts");

await startNewsroom(env, studioVariables(), {
  site: ["scripts/serve.mjs"],
  studio: process.argv.includes("--studio")
    ? ownPrograms.studio
    : (port) => ["../tests/support/blank-studio.ts", String(port)],
});
