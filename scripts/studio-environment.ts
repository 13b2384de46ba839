/** The Studio's environment, derived from the site's, and its packages, which the site's install leaves out. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { env } from "#lib/platform/env";

const folder = "studio";
/** The file with the dependencies for which the packages were installed. */
const installedFor = `${folder}/node_modules/.installed-for.json`;

/** Whether a project is named; the Studio cannot start without one. */
export const hasProject = env.SANITY_PROJECT_ID !== undefined;

/** What the Studio's code and commands read. */
export const studioVariables = () => ({
  DO_NOT_TRACK: "1",
  SANITY_STUDIO_PROJECT_ID: env.SANITY_PROJECT_ID ?? "placeholder",
  SANITY_STUDIO_DATASET: env.SANITY_DATASET,
  SANITY_STUDIO_SITE_URL: env.LANTERN_BASE_URL ?? `http://localhost:${env.PORT}`,
});

/** Runs npm in the Studio's folder. Returns whether it succeeded, and its output when `isQuiet`. */
export function npmInStudio(args: string[], { isQuiet = false } = {}): { isOk: boolean; text: string } {
  const { status, stdout, stderr } = spawnSync("npm", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: isQuiet ? "pipe" : "inherit",
    env: { ...process.env, ...studioVariables() },
  });
  return { isOk: status === 0, text: isQuiet ? stdout + stderr : "" };
}

const wanted = () => readFileSync(`${folder}/package.json`, "utf8");

/** Whether the packages that the Studio needs are installed. */
export const isStudioInstalled = (): boolean =>
  existsSync(installedFor) && readFileSync(installedFor, "utf8") === wanted();

/** Installs the Studio's packages unless they are the ones it needs. Returns the installer's output when that fails. */
export function installStudio(): { isOk: boolean; text: string } {
  if (isStudioInstalled()) return { isOk: true, text: "" };
  const installed = npmInStudio(["install", "--no-audit", "--no-fund", "--no-package-lock"], {
    isQuiet: true,
  });
  if (installed.isOk) writeFileSync(installedFor, wanted());
  return installed;
}
