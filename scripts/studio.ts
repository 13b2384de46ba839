/** `npm run studio`: starts the Sanity Studio on the project of the environment, and installs it before the first time. */
import { hasProject, installStudio, inStudio } from "./studio-environment.ts";

if (!hasProject) {
  console.error(
    "Set SANITY_PROJECT_ID: the Studio edits a Sanity project. Without one, see npm run content:new.",
  );
  process.exit(1);
}
const installed = installStudio();
if (!installed.isOk) {
  console.error(`The Studio's packages could not be installed:\n${installed.text.trim()}`);
  process.exit(1);
}
process.exitCode = inStudio("npm", ["run", "dev"]).isOk ? 0 : 1;
