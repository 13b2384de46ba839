import "server-only";
import { Problem } from "#lib/platform/server/answers/problem";
import { takeFrom } from "#lib/platform/server/api/rate-limit";

/** Searches of the directory by one user, on the page and by the API together: more than anybody types or turns pages. */
const searches = { name: "explore", points: 120, seconds: 60 };

/** Counts one search of a user. Throws the Problem 429 when there were too many. */
export const limitExplore = (userId: string): Promise<void> => takeFrom(searches, userId);

/** Counts one search of a user for a page, which says by itself that there were too many. Returns whether there were. */
export async function isSearchedTooOften(userId: string): Promise<boolean> {
  try {
    await limitExplore(userId);
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}
