import "server-only";
import { takeFrom } from "#lib/platform/server/api/rate-limit";

/** Searches of the directory by one user, on the page and by the API together: more than anybody types or turns pages. */
const searches = { name: "explore", points: 120, seconds: 60 };

/** Counts one search of a user. Throws the Problem 429 when there were too many. */
export const limitExplore = (userId: string): Promise<void> => takeFrom(searches, userId);
