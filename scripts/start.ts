/** `npm start`: builds if none of the kept builds is made from these sources and this environment, then serves. */
import "./begin-anew.mjs";
import "./env-files.ts";
import { folderOf, hasBuild, useBuild } from "./build-folders.ts";
import { currentStamp } from "./build-stamp.ts";
import { requireLocalRun } from "./local-sign-in.ts";
import { readArguments } from "./read-arguments.ts";
import { readEnv } from "./read-env.ts";

readArguments("npm start (on another port: PORT=4000 npm start)");

// A site started by hand without Clerk keys is for the person who starts it.
process.env.LANTERN_LOCAL_SIGN_IN ||= "1";

// First of all: a malformed value must stop the start, not come up after a whole build.
await requireLocalRun(await readEnv());

const stamp = await currentStamp();
if (hasBuild(stamp)) useBuild(folderOf(stamp));
else {
  console.log("Building: there is no build of these sources and this environment yet.");
  const { build } = await import("./build.ts");
  await build();
}
await import("./serve.mjs");
