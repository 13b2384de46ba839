/** The HTTP part of moving a dataset between the repository and a Sanity project. */
import { randomUUID } from "node:crypto";
import { reachContentLake } from "#lib/local/content-lake/reach";
import { restoringHeader } from "#lib/local/content-lake/data-api";
import { isRecord, parseJson } from "#lib/base/values/json";
import type { Env } from "#lib/platform/env";
import type { Unchecked } from "#lib/publication/content/schema/fault";

const apiVersion = "v2021-06-07";

export type Project = {
  base: string;
  dataset: string;
  token: string;
  /** Whether documents may keep their revision and update time. A real project sets its own. */
  keepsRevisions?: boolean;
};

/** The variable with a token: for reading, or for writing. */
export type TokenName = "SANITY_API_READ_TOKEN" | "SANITY_API_WRITE_TOKEN";

/**
 * Runs something with the configured project or, if none is named, with this machine's content lake: the running one, or else one
 * that is started for the purpose. Throws with a sentence if the token for the operation is missing.
 */
export async function withProject<T>(
  env: Env,
  tokenName: TokenName,
  work: (project: Project) => Promise<T>,
): Promise<T> {
  if (env.SANITY_PROJECT_ID) return work(namedProject(env, env.SANITY_PROJECT_ID, tokenName));
  const lake = await reachContentLake(env.LANTERN_DATA_DIR);
  try {
    return await work({
      base: lake.address,
      dataset: lake.dataset,
      token: lake.token,
      keepsRevisions: true,
    });
  } finally {
    await lake.close();
  }
}

function namedProject(env: Env, id: string, tokenName: TokenName): Project {
  const { SANITY_API_HOST: host, SANITY_DATASET: dataset } = env;
  const token = env[tokenName];
  if (!token) throw new Error(`Set ${tokenName}: a token of the project with the right to do this.`);
  return { base: host ?? `https://${id}.api.sanity.io`, dataset, token };
}

type Call = { method?: string; headers?: Record<string, string>; body?: BodyInit };

async function call(project: Project, path: string, init: Call = {}): Promise<Response> {
  const answer = await ask(project, path, init);
  if (answer.ok) return answer;
  const said = (await answer.text()).slice(0, 300);
  throw new Error(`The project answered ${answer.status} to ${path.split("?")[0]}: ${said}`);
}

const ask = (project: Project, path: string, init: Call = {}): Promise<Response> =>
  fetch(`${project.base}/${apiVersion}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${project.token}`, ...init.headers },
    signal: AbortSignal.timeout(120_000),
  });

/** What a message calls the place that a dataset is moved to or from. */
export const storeName = ({ dataset, keepsRevisions }: Project): string =>
  keepsRevisions ? "the content lake" : `the project's dataset ${dataset}`;

/** Whether a stored document is one of the library: assets and ids that begin with `_.` are the project's own. */
export const isOfLibrary = ({ _id, _type }: Unchecked): boolean =>
  !/^(?:sanity|system)\./.test(String(_type)) && !String(_id).startsWith("_.");

/**
 * Every document of the dataset from the project's export, one JSON per line. Throws if the export breaks off: after its status
 * 200, it reports an error in its last line, in place of a document.
 */
export async function exportLines(project: Project): Promise<string[]> {
  const answer = await call(project, `/data/export/${project.dataset}`);
  const lines = (await answer.text()).split("\n").filter((line) => line.trim() !== "");
  const last = lines.at(-1);
  if (last !== undefined && !isDocument(last))
    throw new Error(`The project's export broke off: ${last.slice(0, 300)}`);
  return lines;
}

function isDocument(line: string): boolean {
  const read = parseJson(line);
  return isRecord(read) && typeof read._id === "string";
}

/** The bytes of a picture by its address; on our own server addresses may be paths. */
export async function download(project: Project, url: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(url, project.base), { signal: AbortSignal.timeout(120_000) });
  if (!answer.ok) throw new Error(`The picture ${url} was answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Uploads a picture and returns the id of its asset, which is made from its content. */
export async function upload(project: Project, bytes: Uint8Array, name: string): Promise<string> {
  const extension = name.split(".").at(-1) ?? "";
  const answer = await call(
    project,
    `/assets/images/${project.dataset}?filename=${encodeURIComponent(name)}`,
    {
      method: "POST",
      headers: { "content-type": `image/${extension === "jpg" ? "jpeg" : extension}` },
      body: new Blob([Uint8Array.from(bytes)]),
    },
  );
  const { document } = (await answer.json()) as { document: { _id: string } };
  return document._id;
}

/** Transactions in which `content:import` removed documents have ids that begin so: no editor deleted these. */
const importing = "content-import-";

/** Creates or replaces documents and deletes others, all of them or none. */
export async function replace(
  project: Project,
  documents: readonly object[],
  removed: readonly string[] = [],
): Promise<void> {
  await call(project, `/data/mutate/${project.dataset}?visibility=sync`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(project.keepsRevisions ? { [restoringHeader]: "1" } : {}),
    },
    body: JSON.stringify({
      mutations: [
        ...documents.map((createOrReplace) => ({ createOrReplace })),
        ...removed.map((id) => ({ delete: { id } })),
      ],
      ...(removed.length > 0 ? { transactionId: `${importing}${randomUUID()}` } : {}),
    }),
  });
}

/** How many documents one question about the history names, and how many transactions its answer may. */
const asked = { documents: 50, transactions: 1000 };

/**
 * When an editor deleted documents that are not there any more, by their ids. One that is not in the answer was never there, was
 * removed by an import, or belongs to a project that does not show its history.
 */
export async function deletionsOf(
  project: Project,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, { id: string; timestamp: string }>();
  for (let from = 0; from < ids.length; from += asked.documents) {
    let open = ids.slice(from, from + asked.documents);
    while (open.length > 0) {
      const answer = await ask(
        project,
        `/data/history/${project.dataset}/transactions/${open.join(",")}?excludeContent=true&reverse=true&limit=${asked.transactions}`,
      );
      if (!answer.ok) return new Map();
      const lines = (await answer.text()).split("\n").filter(Boolean);
      for (const line of lines) {
        const transaction = JSON.parse(line) as { id: string; timestamp: string; documentIDs: string[] };
        for (const id of transaction.documentIDs) if (!last.has(id)) last.set(id, transaction);
      }
      // A full answer may be all about a few of them: the others are asked of again.
      const rest = lines.length < asked.transactions ? [] : open.filter((id) => !last.has(id));
      open = rest.length < open.length ? rest : [];
    }
  }
  return new Map(
    [...last]
      .filter(([, { id }]) => !id.startsWith(importing))
      .map(([id, { timestamp }]) => [id, Date.parse(timestamp)]),
  );
}
