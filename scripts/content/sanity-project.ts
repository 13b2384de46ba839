/** The HTTP part of moving a dataset between the repository and a Sanity project. */
import { reachContentLake } from "#lib/local/content-lake/reach";
import { restoringHeader } from "#lib/local/content-lake/data-api";
import { isRecord, parseJson } from "#lib/base/values/json";
import type { Env } from "#lib/platform/env";

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
  const answer = await fetch(`${project.base}/${apiVersion}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${project.token}`, ...init.headers },
    signal: AbortSignal.timeout(120_000),
  });
  if (answer.ok) return answer;
  const said = (await answer.text()).slice(0, 300);
  throw new Error(`The project answered ${answer.status} to ${path.split("?")[0]}: ${said}`);
}

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

/** Creates or replaces documents, all of them or none. */
export async function replace(project: Project, documents: readonly object[]): Promise<void> {
  await call(project, `/data/mutate/${project.dataset}?visibility=sync`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(project.keepsRevisions ? { [restoringHeader]: "1" } : {}),
    },
    body: JSON.stringify({ mutations: documents.map((createOrReplace) => ({ createOrReplace })) }),
  });
}
