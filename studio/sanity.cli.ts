/** The project that the Studio's commands talk to: the one in the environment. */
import { defineCliConfig } from "sanity/cli";
import { project } from "./project";

export default defineCliConfig({ api: project, deployment: { autoUpdates: false } });
