/** The arguments of a command. */
import { parseArgs, type ParseArgsConfig } from "node:util";

/** Reads them as `parseArgs` does. Ends the process with Node's message if the command does not know one of them. */
export function readArguments<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
