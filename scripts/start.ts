/** `npm start`: builds when the sources or the environment changed since the last build, then serves. */
import { build } from "./build.ts";
import { builtStamp, currentStamp } from "./build-stamp.ts";
import { serveBuild } from "./serve.ts";

if (builtStamp() !== (await currentStamp())) {
  console.log("Building: there is no build of these sources and this environment yet.");
  await build();
}
await serveBuild();
