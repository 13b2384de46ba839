/** Whether no other document of the same type has this day. */
import { getPublishedId, type CustomValidator } from "sanity";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { holdersOfDay } from "../lib/publication/content/schema/holders.ts";
import { withDrafts } from "./with-drafts";

/** Drafts and versions of the document itself do not count as other documents. */
export const isFreeDay: CustomValidator<unknown> = async (day, { document, getClient }) => {
  if (!document || typeof day !== "string") return true;
  const holders = await withDrafts(getClient({ apiVersion })).fetch<string[]>(holdersOfDay, {
    type: document._type,
    day,
  });
  const own = getPublishedId(document._id);
  return (
    holders.every((id) => getPublishedId(id) === own) || "There is already another document for this day."
  );
};
