import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { progressShape } from "#lib/reader/saved/progress-shape";
import { progressStore } from "#lib/reader/saved/progress-store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { readShape } from "#lib/platform/server/api/read-shape";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { database } from "#lib/platform/server/database/database";
import { opaqueKey } from "#lib/platform/server/opaque-key";
import { Problem } from "#lib/platform/server/answers/problem";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";

const perUser = { name: "progress-user", points: 60, seconds: 60 };

/** An opaque name for the account. */
const ownerOf = (userId: string) => opaqueKey(`progress ${userId}`);

const answer = (userId: string, entries: ProgressEntries) =>
  uncachedAnswer({ owner: ownerOf(userId), entries });

/** What is stored for the signed-in reader: `owner`, and `entries` by id with what is on or off, and since when. */
async function giveProgress(): Promise<Response> {
  const user = await requireUser();
  return answer(user.id, await progressStore(await database()).read(user.id));
}

/** Merges what a browser holds; answers everything stored. 409 if the browser takes the account for another one. */
async function takeProgress(request: Request): Promise<Response> {
  const user = await requireUser();
  requireSameOrigin(request);
  await takeFrom(perUser, user.id);
  const { owner, entries } = await readShape(request, progressShape, "The progress is not valid");
  if (owner !== ownerOf(user.id)) throw new Problem(409, "Somebody else has signed in since");
  return answer(user.id, await progressStore(await database()).add(user.id, entries, new Date()));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: giveProgress,
  PUT: takeProgress,
});
