/** Rules on dates: a piece has the day on which it came into the library, and no document claims another. */
import { dayMs } from "#lib/base/values/durations";
import { errorAt, isAhead, noticeAt, type Finding, type LibraryDocument } from "./library.ts";
import { wordsOf, type History, type Past } from "./history.ts";

/** The day of a stored moment, in UTC; empty if there is none. */
export const dayOf = (moment: unknown): string =>
  typeof moment === "string" && !Number.isNaN(Date.parse(moment))
    ? new Date(moment).toISOString().slice(0, 10)
    : "";

/** A translation has the dates of its original, whenever it was made. */
const isTranslation = ({ fields }: Pick<LibraryDocument, "fields">) => fields.translationOf !== undefined;

/** The name of the field with a document's own publish date; undefined if it has none. */
export const publishField = (document: Pick<LibraryDocument, "fields">) =>
  isTranslation(document)
    ? undefined
    : (["publishedDate", "publishedAt"] as const).find((name) => document.fields[name] !== undefined);

/** By how many days a commit may be later than its content: it may be committed again when it is merged. */
const toleratedDays = 2;

/** Whether two days are the same within that tolerance. */
const isSameDay = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= toleratedDays * dayMs;

const howToMend = "`npm run content:dates -- --write` sets it";

/** Documents whose dates differ from the repository's history. A document that is not committed yet came in today. */
export function dateFindings(documents: readonly LibraryDocument[], history: History, now: Date): Finding[] {
  return documents
    .filter(({ isDraft }) => !isDraft)
    .flatMap((document) => {
      const { fields } = document;
      const past = history.get(document.id);
      const first = dayOf(past?.first ?? now.toISOString());
      const published = publishField(document);
      const own: string[] = [];
      const notices =
        !isTranslation(document) && typeof fields.reviewedAt === "string" && fields.reviewedAt < first
          ? [noticeAt(document, `reviewedAt is ${fields.reviewedAt}, before it came in on ${first}`)]
          : [];
      if (!isSameDay(dayOf(fields._createdAt), first))
        own.push(`_createdAt is ${dayOf(fields._createdAt) || "missing"}; it came in on ${first}`);
      if (
        published &&
        !isSameDay(dayOf(fields[published]), first) &&
        !isScheduled(fields, published, past, now)
      )
        own.push(`${published} is ${dayOf(fields[published]) || "no date"}; it came in on ${first}`);
      if (past) own.push(...changeFaults(document, past.changed, wordsOf(fields) === past.latest));
      return [...notices, ...own.map((message) => errorAt(document, `${message}; ${howToMend}`))];
    });
}

/** Whether the piece was to be published later when it came in, and still is. */
function isScheduled(
  fields: LibraryDocument["fields"],
  published: "publishedDate" | "publishedAt",
  past: Past | undefined,
  now: Date,
): boolean {
  const came = past ? new Date(past.first) : now;
  return isAhead(fields[published], came) && isAhead((past?.asFirst ?? fields)[published], came);
}

/** A change must be dated on its day. Words that are not committed yet may have a later date. */
function changeFaults({ fields }: LibraryDocument, changed: string, isCommitted: boolean): string[] {
  const [says, is] = [dayOf(fields._updatedAt), dayOf(changed)];
  return (isCommitted || says < is) && !isSameDay(says, is)
    ? [`_updatedAt is ${says || "missing"}; its words last changed on ${is}`]
    : [];
}
