/**
 * The arguments of a command. Every command reads them by these functions, refuses what it does not know with its usage in one
 * line, and prints that line for `--help`. Only `npm run start:bare` passes its own on to Next.
 */
import { parseArgs, type ParseArgsConfig } from "node:util";

/** Ends the process with what is wrong about the words of a command, and how it is used. */
export function refuse(fault: string, usage: string): never {
  console.error(`${fault}\nUsage: ${usage}`);
  process.exit(1);
}

/** Reads them as `parseArgs` does. Ends the process if the command does not know one of them, or is asked for its usage. */
export function readArguments<const T extends ParseArgsConfig>(
  usage: string,
  config: T = {} as T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).includes("--help")) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Behind its first sentence, Node explains to programmers how options are written.
    const [first = ""] = (error as Error).message.split(/\.\s+(?=(?:Did|This|To)\s)/);
    refuse(`${first}.`, usage);
  }
}

/** How many words follow a command: so many, or at least and at most so many. */
type Count = number | readonly [least: number, most: number];

/**
 * Reads a command and the words that follow it, of which `commands` says how many there are; without a word it is `list`, if there
 * is that. Ends the process for any other command or number of words.
 */
export function readCommand<
  C extends string,
  const O extends NonNullable<ParseArgsConfig["options"]> = Record<string, never>,
>(usage: string, commands: Readonly<Record<C, Count>>, options: O = {} as O) {
  const { positionals, values } = readArguments(usage, { allowPositionals: true, options });
  const [command = "list", ...words] = positionals;
  const isCommand = (word: string): word is C => Object.hasOwn(commands, word);
  if (!isCommand(command))
    refuse(positionals.length === 0 ? "A word is missing." : `There is no “${command}” here.`, usage);
  const count: Count = commands[command];
  const [least, most] = typeof count === "number" ? [count, count] : count;
  if (words.length < least) refuse(`“${command}” needs more words.`, usage);
  if (words.length > most) refuse(`“${command}” is followed by too many words.`, usage);
  return { command, words, values };
}

/**
 * The one thing that a command is about (`what` says which), if its words name one. Ends the process if they name more, as one
 * would be left out.
 */
export function oneOf(
  what: "address" | "file",
  words: readonly string[],
  orElse: string,
  usage: string,
): string {
  if (words.length > 1) refuse(`Name one ${what} at the most.`, usage);
  return words[0] ?? orElse;
}

/** The numbers that the command line names, or the given ones. Ends the process if a word is none above zero, or one too many. */
export function numbersOr(usage: string, orElse: readonly number[]): readonly number[] {
  const { positionals } = readArguments(usage, { allowPositionals: true });
  const numbers = positionals.map(Number);
  if (numbers.length > orElse.length || numbers.some((number) => !(number > 0)))
    refuse(`Say ${orElse.length === 1 ? "one number" : `up to ${orElse.length} numbers`} above zero.`, usage);
  return numbers.length > 0 ? numbers : orElse;
}

/** The one number that the command line names, or the given one. */
export function numberOr(usage: string, orElse: number): number {
  const [number = orElse] = numbersOr(usage, [orElse]);
  return number;
}
