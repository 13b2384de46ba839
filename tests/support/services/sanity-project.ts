/** A separate HTTP server with the parts of Sanity's API that move a dataset: export, assets, mutations. */
import { createHash } from "node:crypto";
import { startServer } from "@/tests/support/services/http-server";

type Stored = { _id: string; _type: string; [field: string]: unknown };

type Mutation = { createOrReplace?: Stored; delete?: { id: string } };

export type SanityProject = {
  url: string;
  documents: Map<string, Stored>;
  /** What an export ends with after its documents; nothing if it is complete. */
  lastWords: string;
  stop(): Promise<void>;
};

const token = "token-of-the-tests";
export const projectToken = token;

/** Ids to which a document has strong references. */
function strongReferences(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(strongReferences);
  const { _ref, _weak } = value as { _ref?: unknown; _weak?: unknown };
  return typeof _ref === "string" && _weak !== true ? [_ref] : Object.values(value).flatMap(strongReferences);
}

/**
 * Starts an empty project on a free port. Like a real one, it refuses requests without a token and references to nothing, and gives
 * a transaction's documents its own revision and time. It does not tell its history.
 */
export async function startSanityProject(): Promise<SanityProject> {
  const documents = new Map<string, Stored>();
  const pictures = new Map<string, Buffer>();
  let transactions = 0;
  const said = { lastWords: "" };
  const server = await startServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const url = new URL(request.url ?? "/", "http://project");
      const answer = (status: number, value: unknown) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
      const picture = pictures.get(url.pathname);
      if (picture) return response.writeHead(200).end(picture);
      if (request.headers.authorization !== `Bearer ${token}`) return answer(401, { error: "Unauthorized" });
      if (url.pathname.endsWith("/data/export/production"))
        return response
          .writeHead(200)
          .end([...documents.values()].map((one) => `${JSON.stringify(one)}\n`).join("") + said.lastWords);
      if (url.pathname.endsWith("/assets/images/production")) {
        const name = url.searchParams.get("filename") ?? "";
        const size = /-(\d+x\d+)\./.exec(name)?.[1] ?? "1x1";
        const extension = name.split(".").at(-1) ?? "";
        const sha = createHash("sha1").update(body).digest("hex");
        const _id = `image-${sha}-${size}-${extension}`;
        const address = `/images/project/production/${sha}-${size}.${extension}`;
        pictures.set(address, body);
        documents.set(_id, { _id, _type: "sanity.imageAsset", url: address });
        return answer(200, { document: { _id } });
      }
      if (url.pathname.endsWith("/data/mutate/production")) {
        const { mutations } = JSON.parse(body.toString()) as { mutations: Mutation[] };
        const next = mutations.flatMap(({ createOrReplace }) => createOrReplace ?? []);
        const gone = new Set(mutations.flatMap((one) => one.delete?.id ?? []));
        const left = new Map([...documents, ...next.map((one) => [one._id, one] as const)]);
        for (const id of gone) left.delete(id);
        const changed = gone.size > 0 ? [...left.values()] : next;
        const missing = changed.flatMap(strongReferences).find((id) => !left.has(id));
        if (missing) return answer(409, { error: `references the non-existent document "${missing}"` });
        transactions += 1;
        const given = { _rev: `transaction-${transactions}`, _updatedAt: new Date().toISOString() };
        for (const document of next) documents.set(document._id, { ...document, ...given });
        for (const id of gone) documents.delete(id);
        return answer(200, {});
      }
      return answer(404, { error: url.pathname });
    })();
  });
  return Object.assign(said, { documents, url: server.url, stop: server.stop });
}
