import "server-only";
/** The unified feed of the home page. It holds briefs, newest first. */
import { brief, briefProjection, newestBriefs } from "#lib/content/brief";
import { readList } from "#lib/platform/server/content-reader";

/** How many items one page of the feed holds. */
export const feedPageSize = 10;

/** The first page of the feed, whole briefs. */
export const readFeed = () =>
  readList(brief, `${newestBriefs} [0...${feedPageSize}] { ${briefProjection} }`, {}, ["microBrief"]);
