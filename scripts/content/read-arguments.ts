/** What is said behind the name of a command. */
import { parseArgs, type ParseArgsConfig } from "node:util";

/** Reads it as `parseArgs` does; ends the process with what Node says of it where it is none of what the command knows. */
export function readArguments<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
