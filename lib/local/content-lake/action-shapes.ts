/** The shapes of the actions of `/data/actions`. */
import { z } from "zod";
import { badRequest, NotImplementedRefusal } from "#lib/local/content-lake/refusal";

const id = z.string().min(1);
const document = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });
const name = <T extends string>(action: T) => z.literal(`sanity.action.document.${action}`);

const actionShape = z.discriminatedUnion("actionType", [
  z.object({
    actionType: name("create"),
    publishedId: id,
    attributes: document,
    ifExists: z.enum(["fail", "ignore"]).default("fail"),
  }),
  z.object({
    actionType: name("edit"),
    draftId: id,
    publishedId: id,
    patch: z.looseObject({ ifRevisionID: z.string().optional() }),
  }),
  z.object({ actionType: name("replaceDraft"), publishedId: id, attributes: document }),
  z.object({
    actionType: name("publish"),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: name("unpublish"), draftId: id, publishedId: id }),
  z.object({ actionType: name("discard"), draftId: id, purge: z.boolean().optional() }),
  z.object({
    actionType: name("delete"),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: name("version.create"),
    publishedId: id,
    document: document.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.object({ actionType: name("version.discard"), versionId: id, purge: z.boolean().optional() }),
  z.object({ actionType: name("version.replace"), document }),
  z.object({ actionType: name("version.unpublish"), versionId: id, publishedId: id }),
]);

export type LakeAction = z.infer<typeof actionShape>;

/** The actions in a request's body. Throws the refusal 400 for an invalid one, 501 for one that the lake does not implement. */
export function parseActions(body: unknown): LakeAction[] {
  const { actions } = z.object({ actions: z.array(z.looseObject({ actionType: z.string() })) }).parse(body);
  return actions.map((action) => {
    const parsed = actionShape.safeParse(action);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    if (issue?.code === "invalid_union") throw new NotImplementedRefusal(`the action ${action.actionType}`);
    throw badRequest(
      `${action.actionType} is not understood: ${issue ? `${issue.path.join(".")}: ${issue.message}` : ""}`,
    );
  });
}

export type ActionOf<T extends LakeAction["actionType"]> = Extract<LakeAction, { actionType: T }>;
