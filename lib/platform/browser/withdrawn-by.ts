import "client-only";
/**
 * Whose a noted no is. It may be sent late, when another user of the same browser is signed in, and must not delete what was
 * counted of that one. A new note says only of which sign-in it is, since the page that takes a no has no code that names users.
 */
import { momentIn, signInMoment } from "#lib/platform/browser/sign-in-moment";
import { signedInAs } from "#lib/platform/browser/signed-in-as";
import { readStored, writeStored } from "#lib/platform/browser/storage";
import { noteWithdrawal } from "#lib/platform/browser/withdrawal-note";
import { withdrawalKey } from "#lib/base/visitor/consent";

/** A note that is named: its moment and the user's id, which is empty for nobody. */
const namedNote = /^\d+ (.*)$/;

/** Names the user in the note, if the sign-in is still that of the no. Returns the note as it is then; null without one. */
export function nameWithdrawal(): string | null {
  const note = readStored(withdrawalKey);
  if (note === null) return null;
  const { signed_in_as: name } = withdrawnBy(note);
  const named = name === undefined ? note : `${parseInt(note, 10)} ${name}`;
  if (named !== note) writeStored(withdrawalKey, named);
  return named;
}

/**
 * The user whose no it is, as the request sends it: empty for nobody, and where somebody has signed in since, which may be anybody.
 * Left out where the sign-in is still the same one, and it is not known whose.
 */
export function withdrawnBy(note: string): { signed_in_as?: string } {
  const name = namedNote.exec(note)?.[1];
  if (name !== undefined) return { signed_in_as: name };
  return momentIn(note) === signInMoment() ? signedInAs() : { signed_in_as: "" };
}

/** Notes that the server has to hear once more of a no, whoever is signed in now; of a new one, if it has been told the last. */
export function renewWithdrawal(): void {
  const note = readStored(withdrawalKey);
  if (note === null) noteWithdrawal();
  else writeStored(withdrawalKey, note.replace(/^\d+/, `${Date.now()}`));
}
