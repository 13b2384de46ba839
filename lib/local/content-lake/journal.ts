/**
 * The lake on disk. `documents-<n>.ndjson` is the state at one moment, one document per line. `journal-<n>.ndjson` holds every
 * transaction since, one per line, synced to disk before the request is answered. Compacting writes the state with the next number
 * and begins a new journal beside it. Old journals stay, because they are the history.
 */
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import type { TransactionRecord } from "#lib/local/content-lake/transaction";

/** The position of a line, to read it again for the history. */
type Place = { file: string; offset: number; length: number };

export type Journal = {
  /** The compacted state; null in a folder without one. */
  readonly documents: StoredDocument[] | null;
  /** Every transaction since that state, oldest first. */
  readonly recent: TransactionRecord[];
  /** The ids of the documents in each transaction ever, oldest first. */
  readonly index: { id: string; timestamp: string; documentIds: string[]; place: Place }[];
  /** Writes a transaction and returns when it is on disk. When it cannot be written, throws and keeps nothing of it. */
  append(record: TransactionRecord): void;
  /** The transaction of an entry in the index. */
  read(place: Place): TransactionRecord;
  /** Writes the whole state and begins a new journal. When the state cannot be written, throws and goes on with the old journal. */
  compact(documents: Iterable<StoredDocument>): void;
  /** The number of transactions since the state was last written. */
  readonly length: number;
  close(): void;
};

const stateName = /^documents-(\d+)\.ndjson$/;
const journalName = /^journal-(\d+)\.ndjson$/;

/** The numbers in the names that match, in ascending order. */
const numbersIn = (names: readonly string[], pattern: RegExp): number[] =>
  names
    .flatMap((name) => pattern.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);

/** A rename or a new file only survives a power cut when its folder is on disk too. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a file that is on disk when this returns. */
function writeSynced(file: string, text: string): void {
  const handle = openSync(file, "w", 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The complete lines of a file. What is after the last line break was never confirmed to a client, and is cut off. */
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

/** The parsed content of a line. The file is ours: `append` or `compact` wrote it. */
function parsed(file: string, text: string, line: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Error(`${file}:${line + 1} is damaged: it is no JSON. Put a copy of the folder in place.`, {
      cause,
    });
  }
}

const documentsIn = (file: string): StoredDocument[] =>
  wholeLines(file).map(({ text }, line) => parsed(file, text, line) as StoredDocument);

/** Opens the journal of an existing folder. */
export function openJournal(folder: string): Journal {
  const names = readdirSync(folder);
  for (const name of names) if (name.endsWith(".new")) rmSync(path.join(folder, name));
  let current = numbersIn(names, stateName).at(-1) ?? null;
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
  for (const number of numbersIn(names, journalName)) {
    const file = journalFile(number);
    const records = wholeLines(file).map(({ text, offset, length }, line) => {
      const record = parsed(file, text, line) as TransactionRecord;
      index.push(entryOf(record, { file, offset, length }));
      return record;
    });
    if (number === current) recent = records;
  }
  const documents = current === null ? null : documentsIn(stateFile(current));

  /** Opens the journal with a number for writing, and creates it if it is missing. */
  const open = (number: number) => {
    const file = journalFile(number);
    const isNew = !existsSync(file);
    const handle = openSync(file, "a", 0o600);
    if (isNew) syncFolder(folder);
    return { file, handle, end: fstatSync(handle).size };
  };
  /** Where transactions are written; `end` is the place of the next one. Null where nothing can be written yet or any more. */
  let writing = current === null ? null : open(current);
  let length = recent.length;

  return {
    documents,
    recent,
    index,
    get length() {
      return length;
    },
    append(record) {
      if (writing === null) throw new Error("The lake has no state yet.");
      const { file, handle, end } = writing;
      const bytes = Buffer.from(`${JSON.stringify(record)}\n`);
      try {
        for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
        fdatasyncSync(handle);
      } catch (error) {
        // Otherwise half a line would become the beginning of the next one.
        truncateSync(file, end);
        throw error;
      }
      index.push(entryOf(record, { file, offset: end, length: bytes.length - 1 }));
      writing.end += bytes.length;
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
      // Opened before there is a state with its number: from then on, no transaction in an older journal counts.
      const begun = open(next);
      try {
        writeSynced(draft, [...state].map((document) => `${JSON.stringify(document)}\n`).join(""));
        renameSync(draft, stateFile(next));
      } catch (error) {
        closeSync(begun.handle);
        rmSync(draft, { force: true });
        throw error;
      }
      if (writing !== null) closeSync(writing.handle);
      const before = current;
      writing = begun;
      current = next;
      length = 0;
      syncFolder(folder);
      if (before !== null) rmSync(stateFile(before), { force: true });
    },
    close() {
      if (writing !== null) closeSync(writing.handle);
      writing = null;
    },
  };
}
