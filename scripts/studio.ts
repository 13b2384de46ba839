/**
 * `npm run studio`: the Sanity Studio. With a project it edits that project; without one, it edits this machine's content lake, and
 * the site starts beside it. Its packages are installed before the first run.
 */
import "./env-files.ts";
import { startNewsroom } from "./newsroom/newsroom.ts";
import { readArguments } from "./read-arguments.ts";
import { openDataFolder, readEnv } from "./read-env.ts";
import {
  hasProject,
  npmInStudio,
  installStudio,
  isStudioInstalled,
  studioVariables,
} from "./studio-environment.ts";

readArguments("npm run studio");
const env = await readEnv();
if (!isStudioInstalled())
  console.log("Installing the Studio's packages, this once: it takes one to three minutes.");
const installed = installStudio();
if (!installed.isOk) {
  console.error(`The Studio's packages could not be installed:\n${installed.text.trim()}`);
  process.exit(1);
}
if (hasProject) process.exitCode = npmInStudio(["run", "dev"]).isOk ? 0 : 1;
else {
  // A site started by hand without Clerk keys is for the person who starts it.
  process.env.LANTERN_LOCAL_SIGN_IN ||= "1";
  await openDataFolder(env);
  await startNewsroom(env, studioVariables()).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
