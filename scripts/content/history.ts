/** What the repository's history says about the dataset: when each document came in, and when its words last changed. */
import { execFile, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { isUnpublishedId, type Unchecked } from "#lib/publication/content/schema/fault";
import { isRecord, parseJson } from "#lib/base/values/json";

/** What is known of one document. Moments are author dates, in UTC. */
export type Past = {
  /** The time of the first commit that has it. */
  readonly first: string;
  /** The document in that commit. */
  readonly asFirst: Unchecked;
  /** When its words last changed; a change of dates alone does not count. */
  readonly changed: string;
  /** Its words in the newest commit, to tell whether the file on disk has others. */
  readonly latest: string;
};
export type History = ReadonlyMap<string, Past>;

/** Fields about time or revision, which are not words of the piece. A translation may be checked without a new word. */
const timeFields = [
  "_createdAt",
  "_updatedAt",
  "_rev",
  "publishedDate",
  "publishedAt",
  "reviewedAt",
  "formerReviews",
  "translationOf",
];

/** A document without its dates, as normalized text. Whether a reference holds what it names is no word of it either. */
export function wordsOf(document: Unchecked): string {
  const own = Object.entries(document).filter(([name]) => !timeFields.includes(name));
  return JSON.stringify(
    Object.fromEntries(own.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    (name, value: unknown) => (name === "_weak" ? undefined : value),
  );
}

/**
 * The history of the published documents of a file. Null if it cannot be read: no git, no repository, a file that is not in it, or
 * a shallow clone.
 */
export async function readHistory(file: string): Promise<History | null> {
  const git = async (...args: string[]) => (await promisify(execFile)("git", args)).stdout.trim();
  try {
    await git("ls-files", "--error-unmatch", "--", file);
    if ((await git("rev-parse", "--is-shallow-repository")) === "true") return null;
  } catch {
    return null;
  }
  const log = spawn(
    "git",
    ["log", "--follow", "--patch", "--unified=0", "--no-color", "--no-ext-diff", "--format=%aI", "--", file],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const isWhole = new Promise<boolean>((resolve) => {
    log.on("error", () => resolve(false));
    log.on("close", (code) => resolve(code === 0));
  });
  const history = await historyOf(createInterface({ input: log.stdout }));
  return (await isWhole) ? history : null;
}

/** Reads `git log --patch`, newest commit first: a line with a date for each commit, and its removed and added lines. */
export async function historyOf(lines: AsyncIterable<string>): Promise<History> {
  const history = new Map<string, Past>();
  let moment = "";
  let taken = new Map<string, string>();
  let given = new Map<string, Unchecked>();
  const endCommit = () => {
    for (const [id, document] of given) tell(history, id, document, moment, taken.get(id));
    taken = new Map();
    given = new Map();
  };
  for await (const line of lines) {
    if (/^\d{4}-\d\d-\d\dT/.test(line)) {
      endCommit();
      moment = new Date(line).toISOString();
    } else if (line.startsWith("+{") || line.startsWith("-{")) {
      const document = documentIn(line.slice(1));
      if (!document) continue;
      if (line.startsWith("+")) given.set(document._id, document);
      else taken.set(document._id, wordsOf(document));
    }
  }
  endCommit();
  return history;
}

/** Adds what an older commit says about a document to what newer commits said. */
function tell(
  history: Map<string, Past>,
  id: string,
  document: Unchecked,
  moment: string,
  wordsBefore: string | undefined,
) {
  const known = history.get(id);
  const words = wordsOf(document);
  const isEarlier = !known || moment < known.first;
  const isChange = words !== wordsBefore;
  history.set(id, {
    first: isEarlier ? moment : known.first,
    asFirst: isEarlier ? document : known.asFirst,
    changed: isChange && (!known?.changed || moment > known.changed) ? moment : (known?.changed ?? ""),
    latest: known?.latest ?? words,
  });
}

function documentIn(json: string): (Unchecked & { _id: string }) | null {
  const parsed = parseJson(json);
  if (!isRecord(parsed) || typeof parsed._id !== "string" || isUnpublishedId(parsed._id)) return null;
  return { ...parsed, _id: parsed._id };
}
