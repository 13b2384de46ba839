/** How Node runs a script that uses server modules, as package.json has it. */
import path from "node:path";

/** The options for Node that stand before the script. */
export const asServer = [
  "--import",
  path.resolve(import.meta.dirname, "../../../scripts/quick-start.mjs"),
  "--conditions=react-server",
] as const;
