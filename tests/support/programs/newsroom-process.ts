/**
 * The newsroom in its own process, around the build under test. Without `--studio` a page replaces the Studio, whose packages are
 * large.
 */
import { env } from "#lib/platform/env";

const { ownPrograms, startNewsroom } = await import("../../../scripts/newsroom/newsroom.ts");
const { studioVariables } = await import("../../../scripts/studio-environment.ts");

await startNewsroom(env, studioVariables(), {
  site: ["scripts/serve.mjs"],
  studio: process.argv.includes("--studio")
    ? ownPrograms.studio
    : (port) => ["../tests/support/programs/blank-studio.ts", String(port)],
});
