/** What the Studio's actions do to drafts and published documents. */
import type { ActionOf, LakeAction } from "#lib/local/content-lake/action-shapes";
import {
  draftIdOf,
  isPublishedId,
  publishedIdOf,
  type StoredDocument,
} from "#lib/local/content-lake/document-ids";
import { begun, deleteOne, withId } from "#lib/local/content-lake/mutations";
import { patched } from "#lib/local/content-lake/patches";
import { strengthened } from "#lib/local/content-lake/references";
import {
  alreadyExists,
  badRequest,
  mutationConflict,
  notFound,
  otherRevision,
} from "#lib/local/content-lake/refusal";
import type { WorkingSet } from "#lib/local/content-lake/working-set";

/** Carries out one action, the `index`th of its request. */
export function applyAction(
  documents: WorkingSet,
  action: LakeAction,
  timestamp: string,
  index: number,
): void {
  switch (action.actionType) {
    case "sanity.action.document.create":
      create(documents, action, timestamp, index);
      break;
    case "sanity.action.document.edit":
      edit(documents, action, timestamp, index);
      break;
    case "sanity.action.document.replaceDraft":
      replaceDraft(documents, action, timestamp);
      break;
    case "sanity.action.document.publish":
      publish(documents, action, index);
      break;
    case "sanity.action.document.unpublish":
      unpublish(documents, action, index);
      break;
    case "sanity.action.document.discard":
      discard(documents, action.draftId, index);
      break;
    case "sanity.action.document.delete":
      remove(documents, action, index);
      break;
    case "sanity.action.document.version.create":
      createVersion(documents, action, timestamp, index);
      break;
    case "sanity.action.document.version.discard":
      discard(documents, action.versionId, index);
      break;
    case "sanity.action.document.version.replace":
      replaceVersion(documents, action, timestamp, index);
      break;
    case "sanity.action.document.version.unpublish":
      unpublishByVersion(documents, action, index);
      break;
  }
}

function replaceDraft(
  documents: WorkingSet,
  { publishedId, attributes }: ActionOf<"sanity.action.document.replaceDraft">,
  timestamp: string,
): void {
  const draft = begun({ ...attributes, _id: draftIdOf(publishedIdOf(publishedId)) }, timestamp);
  documents.put(draft._id, draft, { createOrReplace: draft });
}

function discard(documents: WorkingSet, id: string, index: number): void {
  requireUnpublished(id);
  requireDocument(documents, id, index);
  deleteOne(documents, id);
}

function replaceVersion(
  documents: WorkingSet,
  { document }: ActionOf<"sanity.action.document.version.replace">,
  timestamp: string,
  index: number,
): void {
  const version = begun(withId(document), timestamp);
  requireUnpublished(version._id);
  requireDocument(documents, version._id, index);
  documents.put(version._id, version, { createOrReplace: version });
}

/** Marks the version: its document is to be unpublished when the release is published. */
function unpublishByVersion(
  documents: WorkingSet,
  { versionId }: ActionOf<"sanity.action.document.version.unpublish">,
  index: number,
): void {
  const version = requireDocument(documents, versionId, index);
  const patch = { set: { _system: { delete: true } } };
  documents.put(versionId, patched(version, patch, index), { patch: { id: versionId, ...patch } });
}

function create(
  documents: WorkingSet,
  { publishedId, attributes, ifExists }: ActionOf<"sanity.action.document.create">,
  timestamp: string,
  index: number,
): void {
  const draft = begun(withId({ ...attributes, _id: attributes._id ?? draftIdOf(publishedId) }), timestamp);
  if (documents.get(draft._id)) {
    if (ifExists === "ignore") return;
    throw alreadyExists(draft._id, index);
  }
  documents.put(draft._id, draft, { create: draft });
}

/** The first edit of a published document creates its draft. */
function edit(
  documents: WorkingSet,
  { draftId, publishedId, patch }: ActionOf<"sanity.action.document.edit">,
  timestamp: string,
  index: number,
): void {
  requireUnpublished(draftId);
  if (!documents.get(draftId)) {
    const published = requireDocument(documents, publishedId, index);
    const draft = begun({ ...published, _id: draftId, _updatedAt: timestamp }, timestamp);
    documents.put(draftId, draft, { create: draft });
  }
  const draft = requireDocument(documents, draftId, index);
  documents.put(draftId, patched(draft, patch, index), { patch: { ...patch, id: draftId } });
}

function publish(
  documents: WorkingSet,
  action: ActionOf<"sanity.action.document.publish">,
  index: number,
): void {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action;
  requireUnpublished(draftId);
  const draft = requireDocument(documents, draftId, index);
  const before = documents.get(publishedId);
  requireRevision(draft, ifDraftRevisionId, index);
  if (ifPublishedRevisionId !== undefined)
    requireRevision(before ?? { _id: publishedId, _rev: "" }, ifPublishedRevisionId, index);
  const published = {
    ...(strengthened(draft) as StoredDocument),
    _id: publishedId,
    _createdAt: before?._createdAt ?? draft._createdAt,
  };
  documents.put(publishedId, published, { createOrReplace: published });
  documents.put(draftId, null, { delete: { id: draftId } });
}

/** The published document becomes the draft, unless there is a draft already, which is newer. */
function unpublish(
  documents: WorkingSet,
  { draftId, publishedId }: ActionOf<"sanity.action.document.unpublish">,
  index: number,
): void {
  const published = requireDocument(documents, publishedId, index);
  if (!documents.get(draftId)) {
    const draft = { ...published, _id: draftId };
    documents.put(draftId, draft, { create: draft });
  }
  documents.put(publishedId, null, { delete: { id: publishedId } });
}

function remove(
  documents: WorkingSet,
  { publishedId, includeDrafts }: ActionOf<"sanity.action.document.delete">,
  index: number,
): void {
  requireDocument(documents, publishedId, index);
  const others = [...documents.values()].filter(
    ({ _id }) => !isPublishedId(_id) && publishedIdOf(_id) === publishedId && !includeDrafts.includes(_id),
  );
  const [left] = others;
  if (left)
    throw mutationConflict(
      {
        type: "documentHasDraftsError",
        description: `Document "${publishedId}" has "${left._id}", which is not included in the delete`,
        id: publishedId,
      },
      index,
    );
  for (const one of [publishedId, ...includeDrafts]) deleteOne(documents, one);
}

function createVersion(
  documents: WorkingSet,
  action: ActionOf<"sanity.action.document.version.create">,
  timestamp: string,
  index: number,
): void {
  const { document: given, baseId, versionId, ifBaseRevisionId } = action;
  const base = baseId === undefined ? undefined : requireDocument(documents, baseId, index);
  if (base) requireRevision(base, ifBaseRevisionId, index);
  const content = given ?? base;
  if (!content) throw badRequest("sanity.action.document.version.create names neither document nor baseId");
  const version = begun(withId({ ...content, _id: versionId ?? content._id }), timestamp);
  requireUnpublished(version._id);
  if (documents.get(version._id)) throw alreadyExists(version._id, index);
  documents.put(version._id, version, { create: version });
}

function requireDocument(documents: WorkingSet, wanted: string, index: number): StoredDocument {
  const found = documents.get(wanted);
  if (found) return found;
  throw notFound(wanted, index);
}

function requireUnpublished(wanted: string): void {
  if (isPublishedId(wanted)) throw badRequest(`"${wanted}" is neither a draft nor a version`);
}

function requireRevision(
  document: Pick<StoredDocument, "_id" | "_rev">,
  wanted: string | undefined,
  index: number,
): void {
  if (wanted !== undefined && wanted !== document._rev) throw otherRevision(document, wanted, index);
}
