import "client-only";
/**
 * The noes that are noted, and whose they are. One may be told late, when another user of the same browser is signed in, and must
 * neither delete what was counted of that one nor be undone by their answer. A new note says only of which sign-in it is, since the
 * page that takes a no has no code that names users.
 */
import { momentIn, signInMoment } from "#lib/platform/browser/sign-in/sign-in-moment";
import { signedInAs } from "#lib/platform/browser/sign-in/signed-in-as";
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage/storage";
import { noteWithdrawal } from "#lib/platform/browser/consent/withdrawal-note";
import { dayMs } from "#lib/base/values/durations";
import { withdrawalKey } from "#lib/base/visitor/consent";

type Note = {
  /** As it is stored. */
  line: string;
  /** The user whose no it is: empty for nobody, undefined for whoever is signed in now, where it is not known who. */
  by: string | undefined;
  /** Whether the server has deleted the visitor, and has yet to hear of the user, who has to be signed in for that. */
  isTold: boolean;
};

/** What is to be told now: the notes it settles, and those of them that it settles for their user too. */
type Telling = { notes: Note[]; mine: Note[]; isOfUserOnly: boolean; signedInAs: string | undefined };

/** A note that is named: its moment and the user's id, which is empty for nobody. */
const namedNote = /^\d+ (\S*)( told)?$/;

/** How long a note waits for its user. What was counted before it is deleted by then. */
const longestWaitMs = 90 * dayMs;

/** How many users are waited for, the last ones: more than share a browser. */
const mostAwaited = 20;

const momentOf = (line: string): number => parseInt(line, 10);

/** The notes, the newest first, with the users who can be named. */
function readNotes(): Note[] {
  const lines = (readStored(withdrawalKey) ?? "").split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const [, name, told] = namedNote.exec(line) ?? [];
    if (name !== undefined) return { line, by: name, isTold: told !== undefined };
    // If somebody has signed in since, it may be anybody.
    return { line, by: momentIn(line) === signInMoment() ? signedInAs().signed_in_as : "", isTold: false };
  });
}

function writeNotes(notes: readonly Note[]): void {
  const awaited = notes.filter(({ isTold }) => isTold);
  const last = [...new Map(awaited.toReversed().map((note) => [note.by, note])).values()].slice(-mostAwaited);
  const lines = notes
    .filter((note) => !note.isTold || (last.includes(note) && !isOver(note)))
    .map(({ line, by, isTold }) =>
      by === undefined ? line : `${momentOf(line)} ${by}${isTold ? " told" : ""}`,
    );
  // Whoever watches the storage is not told of nothing.
  const text = lines.join("\n");
  if (text === (readStored(withdrawalKey) ?? "")) return;
  if (text === "") removeStored(withdrawalKey);
  else writeStored(withdrawalKey, text);
}

const isOver = ({ line }: Note) => Date.now() - momentOf(line) > longestWaitMs;

/** Names the users in the notes, and returns what is to be told now; null when nothing is. */
export function nextTelling(): Telling | null {
  writeNotes(readNotes());
  const notes = readNotes();
  const present = signedInAs().signed_in_as;
  const mine = notes.filter(({ by }) => by === undefined || by === present);
  const untold = notes.filter(({ isTold }) => !isTold);
  const [first] = mine.length > 0 ? mine : untold;
  if (!first) return null;
  return {
    notes: [...new Set([...untold, ...mine])],
    mine,
    isOfUserOnly: untold.length === 0,
    signedInAs: first.by,
  };
}

/** Takes what was told out of the notes. Those of users who were not signed in stay, until these are. */
export function settle({ notes, mine }: Telling): void {
  const has = (list: readonly Note[], { line }: Note) => list.some((one) => one.line === line);
  writeNotes(
    readNotes().flatMap((note) => {
      if (!has(notes, note)) return [note];
      return has(mine, note) || !note.by ? [] : [{ ...note, isTold: true }];
    }),
  );
}

/** Whether the server has heard of every no as far as it concerns the visitor of this browser. */
export const isVisitorTold = (): boolean => readNotes().every(({ isTold }) => isTold);

/** Notes that the server has to hear once more of a no, whoever is signed in now; of a new one, if it has been told the last. */
export function renewWithdrawal(): void {
  const notes = readNotes();
  const last = notes.find(({ isTold }) => !isTold);
  if (!last) noteWithdrawal();
  else writeNotes(notes.map((note) => (note === last ? renewed(note) : note)));
}

const renewed = (note: Note): Note => ({ ...note, line: note.line.replace(/^\d+/, `${Date.now()}`) });
