import "server-only";
/** Which subjects of each brief pages know of, so that a webhook makes old only the pages that have to learn of one. */
import { processWide } from "#lib/base/values/process-wide";
import { onContentChanged } from "#lib/platform/content-changed";

/** A brief as a page was rendered with it: its subjects, and the revision that they are of. */
type Known = { subjects: readonly string[]; revision: string | null };

/**
 * By which subjects each brief is related to others, as pages know: those that this process first read it with, or was told of at
 * its last change, without those that it has lost since. Gains of a reading in between are left out, or it would hide them.
 */
const relatedBy = processWide("related-by", () => new Map<string, Known>());

/** The briefs that may have lost subjects, as only another instance was told. */
const mayHaveLost = processWide("may-have-lost", () => new Set<string>());

const told = processWide("told-of-changes", () => ({ times: 0 }));

onContentChanged(() => {
  told.times += 1;
  for (const id of relatedBy.keys()) mayHaveLost.add(id);
});

/**
 * The subjects that pages may not know of a brief yet: all, if this process does not know it at all, or may not know what it has
 * lost since another instance was told of a change.
 */
export function gainedSubjects(id: string, subjects: readonly string[]): readonly string[] {
  const known = relatedBy.get(id);
  return known && !mayHaveLost.has(id)
    ? subjects.filter((subject) => !known.subjects.includes(subject))
    : subjects;
}

/** Notes that pages have been told of the subjects of a brief. */
export function noteSubjects(id: string, known: Known): void {
  relatedBy.set(id, known);
  mayHaveLost.delete(id);
}

/** Reads briefs, and gives a function that notes how they were read, each by its id. */
export async function withNotes<T>(
  read: () => Promise<T>,
): Promise<{ result: T; note: (id: string, now: Known) => void }> {
  const { times } = told;
  const result = await read();
  const note = (id: string, now: Known): void => {
    // The reading may be from before a change of which another instance was told meanwhile. The next one notes what it finds.
    if (told.times !== times) return;
    const known = relatedBy.get(id);
    const subjects = known?.subjects.filter((one) => now.subjects.includes(one)) ?? now.subjects;
    // A brief that has changed since may have lost a subject and have it again, which a reading does not show.
    if (known && mayHaveLost.has(id) && known.revision !== now.revision)
      relatedBy.set(id, { ...known, subjects });
    else noteSubjects(id, { ...now, subjects });
  };
  return { result, note };
}
