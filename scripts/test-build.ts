/** `npm run test:build`: the build that tests over HTTP, browser tests and benchmarks run on, as `npm test` makes it. */
import { buildFolder } from "#lib/platform/build-folder";
import { builtWith, isBuild } from "./build-folders.ts";
import { readArguments } from "./read-arguments.ts";
import { siteEnv, siteUrl } from "./site-under-test.ts";

/** What is wrong about the build at hand where a test build is needed; null if it is one. */
export function testBuildFault(): string | null {
  const folder = buildFolder();
  if (!isBuild(folder)) return "There is no test build: npm run test:build";
  const { LANTERN_BUILT_FOR: address = "" } = builtWith(folder);
  return address === siteUrl
    ? null
    : `The build is made for ${address || "no address"}, not for ${siteUrl} as a test build is: npm run test:build`;
}

/** Ends the process and says what to do if the build at hand is no test build. */
export function requireTestBuild(): void {
  const fault = testBuildFault();
  if (fault === null) return;
  console.error(fault);
  process.exit(1);
}

if (import.meta.main) {
  readArguments("npm run test:build");
  Object.assign(process.env, siteEnv);
  const { build } = await import("./build.ts");
  await build();
}
