/**
 * `npm run studio:check`: installs the Studio, checks its types, validates its schema by Sanity's own rules and builds it. Says
 * plainly which of these succeeded, failed, or could not be done; ends with 2 if one could not be done.
 */
import "./env-files.ts";
import { readArguments } from "./read-arguments.ts";
import { installStudio, npmInStudio } from "./studio-environment.ts";

readArguments("npm run studio:check");

const steps = [
  { name: "types", script: "types" },
  { name: "schema, by Sanity's own validation", script: "validate" },
  { name: "build", script: "build" },
] as const;

const installed = installStudio();
if (!installed.isOk) {
  const reasons = installed.text
    .split("\n")
    .filter((line) => line.includes("npm error"))
    .slice(0, 6);
  console.error("NOT CHECKED: the Studio's packages could not be installed, so nothing of it was proved.");
  console.error(reasons.join("\n") || installed.text.trim());
  process.exit(2);
}
let failed = 0;
for (const { name, script } of steps) {
  const { isOk, text } = npmInStudio(["run", "--silent", script], { isQuiet: true });
  console.log(`${isOk ? "ok" : "FAILED"}: ${name}`);
  if (!isOk) console.log(text.trim());
  failed += isOk ? 0 : 1;
}
process.exitCode = failed === 0 ? 0 : 1;
