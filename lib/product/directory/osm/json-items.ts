/** The items of one list within a JSON file, one after the other, however long the list is. */
import { createReadStream } from "node:fs";
import { BrokenExtract } from "#lib/product/directory/osm/element";

/** No element of OpenStreetMap comes near this; one that does would be held in memory whole. */
const longestItem = 8 * 1024 * 1024;
/** What stands before the list may be some lines of who made the file. */
const longestHead = 1024 * 1024;
/** What stands behind it is a remark at most. */
const longestTail = 64 * 1024;
/** How Overpass says, behind a list that looks whole, that it ran out of time or memory. */
const unfinished = /"remark"\s*:\s*"runtime error/;

const [quote, backslash, openCurly, closeCurly, closeSquare] = [0x22, 0x5c, 0x7b, 0x7d, 0x5d];

/**
 * Yields the texts of the objects in the list that a member of the file's own object holds, and tells `onHead` what stands
 * before it. Throws BrokenExtract where there is no such list, an item is too long, or the file ends before the list does.
 */
export async function* jsonItems(
  path: string,
  member: string,
  onHead: (head: string) => void,
): AsyncIterable<string[]> {
  const beginning = new RegExp(`"${member}"\\s*:\\s*\\[`);
  let pending: Buffer = Buffer.alloc(0);
  let isInList = false;
  let isOver = false;
  let tail = "";
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    if (isOver) {
      tail = (tail + chunk.toString("latin1")).slice(-longestTail);
      continue;
    }
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    if (!isInList) {
      const head = pending.toString("latin1");
      const found = beginning.exec(head);
      if (!found) {
        if (pending.length > longestHead) break;
        continue;
      }
      onHead(head.slice(0, found.index));
      isInList = true;
      pending = pending.subarray(found.index + found[0].length);
    }
    const { items, rest, isEnd } = cutItems(pending);
    if (items.length > 0) yield items;
    isOver = isEnd;
    if (isOver) tail = rest.toString("latin1").slice(-longestTail);
    if (!isOver && rest.length > longestItem)
      throw new BrokenExtract("An element of the file is longer than any real one.");
    pending = Buffer.from(rest);
  }
  if (!isInList)
    throw new BrokenExtract(
      `The file has no list “${member}”.${member === "elements" ? " The name of a file of GeoJSON must end in .geojson." : ""}`,
    );
  if (!isOver || !/\}\s*$/.test(tail)) throw new BrokenExtract("The file ends before it is whole.");
  if (unfinished.test(tail))
    throw new BrokenExtract("Overpass did not finish: the file ends with its error.");
}

/** The whole objects at the beginning of a list's text, and what is left. */
function cutItems(bytes: Buffer): { items: string[]; rest: Buffer; isEnd: boolean } {
  const items: string[] = [];
  let [depth, start, next] = [0, 0, 0];
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === openCurly) {
      if (depth === 0) start = at;
      depth += 1;
    } else if (byte === closeCurly) {
      depth -= 1;
      if (depth < 0) throw new BrokenExtract("The file is no JSON.");
      if (depth === 0) {
        items.push(bytes.toString("utf8", start, at + 1));
        next = at + 1;
      }
    } else if (byte === closeSquare && depth === 0) return { items, rest: bytes.subarray(at), isEnd: true };
  }
  return { items, rest: bytes.subarray(next), isEnd: false };
}
