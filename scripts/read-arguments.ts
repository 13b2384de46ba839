/** The arguments of a command. Every command reads them by these functions, and refuses what it does not know. */
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

/**
 * The one thing that a command is about (`what` says which), if its words name one. Ends the process if they name more, as one
 * would be left out.
 */
export function oneOf(what: "address" | "file", words: readonly string[], orElse: string): string {
  if (words.length > 1) {
    console.error(`Name one ${what} at the most.`);
    process.exit(1);
  }
  return words[0] ?? orElse;
}

/** The numbers that the command line names, or the given ones. Ends the process if a word is none above zero, or one too many. */
export function numbersOr(orElse: readonly number[]): readonly number[] {
  const { positionals } = readArguments({ allowPositionals: true });
  const numbers = positionals.map(Number);
  if (numbers.length > orElse.length || numbers.some((number) => !(number > 0))) {
    console.error(`Say ${orElse.length === 1 ? "one number" : `up to ${orElse.length} numbers`} above zero.`);
    process.exit(1);
  }
  return numbers.length > 0 ? numbers : orElse;
}

/** The one number that the command line names, or the given one. */
export function numberOr(orElse: number): number {
  const [number = orElse] = numbersOr([orElse]);
  return number;
}
