/** Which project the Studio's commands talk to: that of the environment. */
import { defineCliConfig } from "sanity/cli";
import { project } from "./project";

export default defineCliConfig({ api: project, deployment: { autoUpdates: false } });
