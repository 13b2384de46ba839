/** Warns at the publish date of a piece that is out, where it would take the piece off the site. */
import { getPublishedId, type CustomValidator } from "sanity";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { leavesSite } from "../lib/publication/content/schema/leaves-site.ts";
import { withDrafts } from "./with-drafts";

type Out = { publishedDate?: string; publishedAt?: string };

/** A rule that is a warning: whoever wants it so can publish. */
export const staysOut: CustomValidator<unknown> = async (date, { document, getClient }) => {
  const now = new Date();
  // Nearly every date is in the past, and asks nobody.
  if (!document || leavesSite({}, date, now) === null) return true;
  const out = await withDrafts(getClient({ apiVersion })).fetch<Out | null>(
    `*[_id == $id][0]{ publishedDate, publishedAt }`,
    { id: getPublishedId(document._id) },
  );
  return leavesSite(out, date, now) ?? true;
};
