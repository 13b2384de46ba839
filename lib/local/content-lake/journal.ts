/**
 * The lake on disk. `documents-<n>.ndjson` is the state at one moment, a document a line; `journal-<n>.ndjson` holds every
 * transaction since, a line each, synced before anybody is answered. Compacting writes the state with the next number and
 * begins a journal beside it; old journals stay, since they are the history.
 */
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { truncateSync, writeFileSync, fdatasyncSync, writeSync, existsSync } from "node:fs";
import path from "node:path";
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import type { TransactionRecord } from "#lib/local/content-lake/transaction";

/** Where a line stands: enough to read it again when the history asks. */
type Place = { file: string; offset: number; length: number };

export type Journal = {
  /** The compacted state that was found; null in a folder that has none yet. */
  readonly documents: StoredDocument[] | null;
  /** Every transaction since, oldest first. */
  readonly recent: TransactionRecord[];
  /** Ids of the documents of each transaction ever, oldest first. */
  readonly index: { id: string; timestamp: string; documentIds: string[]; place: Place }[];
  /** Writes a transaction and returns when it is on the disk. Throws, and keeps nothing of it, when it cannot. */
  append(record: TransactionRecord): void;
  /** The transaction of an entry of the index. */
  read(place: Place): TransactionRecord;
  /** Writes the state whole and begins a new journal. */
  compact(documents: Iterable<StoredDocument>): void;
  /** Transactions since the state was last written. */
  readonly length: number;
  close(): void;
};

const numberIn = (name: string, pattern: RegExp) => Number(pattern.exec(name)?.[1] ?? NaN);
const stateName = /^documents-(\d+)\.ndjson$/;
const journalName = /^journal-(\d+)\.ndjson$/;

/** What a rename or a new file is worth after a power cut: nothing before its folder is on the disk too. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Lines of a file that end; what stands behind the last line break was never answered, and is cut off. */
function wholeLines(file: string): { text: string; offset: number; length: number }[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(file, end);
  const lines: { text: string; offset: number; length: number }[] = [];
  for (let offset = 0; offset < end;) {
    const next = bytes.indexOf(0x0a, offset);
    const length = next - offset;
    if (length > 0) lines.push({ text: bytes.toString("utf8", offset, next), offset, length });
    offset = next + 1;
  }
  return lines;
}

/** What stands on a line. The file is ours: what it holds was written by `append` or `compact`. */
function parsed(file: string, text: string, line: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Error(`${file}:${line + 1} is damaged: it is no JSON. Put a copy of the folder in place.`, {
      cause,
    });
  }
}

/** Opens the journal of a folder, which has to be there. */
export function openJournal(folder: string): Journal {
  const names = readdirSync(folder);
  for (const name of names) if (name.endsWith(".new")) rmSync(path.join(folder, name));
  const states = names.map((name) => numberIn(name, stateName)).filter((one) => !Number.isNaN(one));
  let current = states.length > 0 ? Math.max(...states) : null;
  const stateFile = (number: number) => path.join(folder, `documents-${number}.ndjson`);
  const journalFile = (number: number) => path.join(folder, `journal-${number}.ndjson`);

  const index: Journal["index"] = [];
  let recent: TransactionRecord[] = [];
  const entryOf = ({ id, timestamp, documents }: TransactionRecord, place: Place) => ({
    id,
    timestamp,
    documentIds: Object.keys(documents),
    place,
  });
  const journals = names.map((name) => numberIn(name, journalName)).filter((one) => !Number.isNaN(one));
  for (const number of journals.toSorted((a, b) => a - b)) {
    const file = journalFile(number);
    const records = wholeLines(file).map(({ text, offset, length }, line) => {
      const record = parsed(file, text, line) as TransactionRecord;
      index.push(entryOf(record, { file, offset, length }));
      return record;
    });
    if (number === current) recent = records;
  }
  const documents =
    current === null
      ? null
      : wholeLines(stateFile(current)).map(
          ({ text }, line) => parsed(stateFile(current ?? 0), text, line) as StoredDocument,
        );

  let handle: number | null = null;
  let end = 0;
  let length = recent.length;
  const open = () => {
    if (current === null) throw new Error("The lake has no state yet.");
    const file = journalFile(current);
    const isNew = !existsSync(file);
    handle = openSync(file, "a", 0o600);
    if (isNew) syncFolder(folder);
    end = readFileSync(file).length;
    return file;
  };
  let file = current === null ? "" : open();

  return {
    documents,
    recent,
    index,
    get length() {
      return length;
    },
    append(record) {
      if (handle === null) throw new Error("The lake has no state yet.");
      const bytes = Buffer.from(`${JSON.stringify(record)}\n`);
      try {
        for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
        fdatasyncSync(handle);
      } catch (error) {
        // What half of a line is there would otherwise become the beginning of the next.
        truncateSync(file, end);
        throw error;
      }
      index.push(entryOf(record, { file, offset: end, length: bytes.length - 1 }));
      end += bytes.length;
      length += 1;
    },
    read(place) {
      const bytes = Buffer.alloc(place.length);
      const reading = openSync(place.file, "r");
      try {
        readSync(reading, bytes, 0, place.length, place.offset);
      } finally {
        closeSync(reading);
      }
      return JSON.parse(bytes.toString("utf8")) as TransactionRecord;
    },
    compact(state) {
      const next = (current ?? 0) + 1;
      const draft = `${stateFile(next)}.new`;
      const writing = openSync(draft, "w", 0o600);
      try {
        writeFileSync(writing, [...state].map((document) => `${JSON.stringify(document)}\n`).join(""));
        fsyncSync(writing);
      } finally {
        closeSync(writing);
      }
      renameSync(draft, stateFile(next));
      syncFolder(folder);
      if (handle !== null) closeSync(handle);
      const before = current;
      current = next;
      file = open();
      length = 0;
      if (before !== null) rmSync(stateFile(before), { force: true });
    },
    close() {
      if (handle !== null) closeSync(handle);
      handle = null;
    },
  };
}
