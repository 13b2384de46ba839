/** The lake's refusals, in the words and the shape of Sanity's own API. */

/** Thrown to refuse a request: the status and the body of the answer. */
export class LakeRefusal extends Error {
  override name = "LakeRefusal";
  readonly status: number;
  readonly body: object;

  constructor(status: number, description: string, body: object) {
    super(description);
    this.status = status;
    this.body = body;
  }
}

/** An invalid request: a wrong shape, or a missing field. */
export const badRequest = (description: string, type = "validationError"): LakeRefusal =>
  new LakeRefusal(400, description, { error: { description, type } });

type Conflict = { type: string; description: string; [field: string]: unknown };

/** A mutation that is impossible in the present state of the documents. `index` is its position in the request. */
export function mutationConflict(error: Conflict, index: number): LakeRefusal {
  const description = `The mutation(s) failed: ${error.description}`;
  return new LakeRefusal(409, description, {
    error: { type: "mutationError", description, items: [{ error, index }] },
  });
}

/** For a change of a document that the lake does not hold. `index` is the mutation's position in the request. */
export const notFound = (id: string, index: number): LakeRefusal =>
  mutationConflict(
    { type: "documentNotFoundError", description: `The document with the ID "${id}" was not found`, id },
    index,
  );

/** For a creation of a document that the lake holds already. `index` is the mutation's position in the request. */
export const alreadyExists = (id: string, index: number): LakeRefusal =>
  mutationConflict(
    { type: "documentAlreadyExistsError", description: `Document by ID "${id}" already exists`, id },
    index,
  );

/** For a change that was made for a revision other than the stored one. */
export const otherRevision = (
  { _id: id, _rev: currentRevisionID }: { _id: string; _rev: string },
  expectedRevisionID: string,
  index: number,
): LakeRefusal =>
  mutationConflict(
    {
      type: "documentRevisionIDDoesNotMatchError",
      description: `Document "${id}" has unexpected revision ID ("${currentRevisionID}"), expected "${expectedRevisionID}"`,
      id,
      currentRevisionID,
      expectedRevisionID,
    },
    index,
  );

/** For requests that Sanity's API answers and the lake does not. Each is logged once. */
export class NotImplementedRefusal extends LakeRefusal {
  override name = "NotImplementedRefusal";
  readonly what: string;

  constructor(what: string) {
    const message = `The content lake of this machine does not know ${what}`;
    super(501, message, { statusCode: 501, error: "Not Implemented", message });
    this.what = what;
  }
}
