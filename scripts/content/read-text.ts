/** A file that somebody names to a command, as text. */
import { readFile } from "node:fs/promises";
import { withoutByteOrderMark } from "#lib/base/text/byte-order-mark";

/** The text of a file. Throws with a reason that names it: of a folder, Node does not say which it is. */
export async function readText(file: string): Promise<string> {
  try {
    return withoutByteOrderMark(await readFile(file, "utf8"));
  } catch (error) {
    const { message } = error as Error;
    throw message.includes(`'${file}'`) ? error : new Error(`${file}: ${message}`);
  }
}
