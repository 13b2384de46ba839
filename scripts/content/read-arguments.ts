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

/** The one file that a command is about, if its words name one. Ends the process if they name more, as one would be left out. */
export function oneFile(words: readonly string[], orElse: string): string {
  if (words.length > 1) {
    console.error("Name one file at the most.");
    process.exit(1);
  }
  return words[0] ?? orElse;
}
