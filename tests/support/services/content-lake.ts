/** A content lake with its own folder and a few documents, and the real client of Sanity's API for it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { startContentLake, type LakeOptions, type RunningLake } from "#lib/local/content-lake/host";

export type LakeUnderTest = RunningLake & { dataFolder: string; client: SanityClient; logged: string[] };

const moment = { _createdAt: "2026-10-01T08:00:00Z", _updatedAt: "2026-10-02T08:00:00Z" };

/** A category, and a brief that points at it. */
export const lakeDocuments = [
  { _id: "category-play", _type: "category", ...moment, _rev: "rev-category", title: "Play" },
  {
    _id: "brief-chess",
    _type: "microBrief",
    ...moment,
    _rev: "rev-brief",
    title: "Chess online",
    slug: { _type: "slug", current: "chess-online" },
    category: { _type: "reference", _ref: "category-play" },
    language: "en",
  },
];

/** Sanity's client for a lake. */
export const lakeClient = ({ address, token }: Pick<RunningLake, "address" | "token">): SanityClient =>
  createClient({
    projectId: "lantern",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
    perspective: "raw",
    token,
    apiHost: address,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one way to name a host that is not Sanity's own
    useProjectHostname: false,
  });

export type Heard = {
  type: string;
  documentId?: string;
  transactionId?: string;
  transition?: string;
  previousRev?: string;
  resultRev?: string;
  effects?: { apply: unknown[]; revert: unknown[] };
};

/** Listens as the Studio does, from now until `stop`; `heard` grows with each change. */
export async function listenTo(
  client: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
): Promise<{ heard: Heard[]; stop: () => void }> {
  const heard: Heard[] = [];
  let stop = () => {
    // Nothing to end yet.
  };
  await new Promise<void>((resolve, reject) => {
    const subscription = client
      .listen(query, params, {
        events: ["welcome", "mutation"],
        includeResult: false,
        includeAllVersions: true,
        effectFormat: "mendoza",
      })
      .subscribe({
        next: (event: Heard) => {
          if (event.type === "mutation") heard.push(event);
          else resolve();
        },
        error: reject,
      });
    stop = () => subscription.unsubscribe();
  });
  return { heard, stop };
}

export const newDataFolder = (): string => mkdtempSync(path.join(tmpdir(), "lantern-lake-"));

/** Writes a dataset into a data folder, with which a lake starts. */
export function writeSeed(dataFolder: string, documents: readonly object[] = lakeDocuments): string {
  const file = path.join(dataFolder, "seed.ndjson");
  writeFileSync(file, documents.map((one) => `${JSON.stringify(one)}\n`).join(""));
  return file;
}

/** Starts a lake, in a new folder unless one is named. `remove` ends it and deletes the folder. */
export async function startTestLake(
  options: Partial<LakeOptions> & { documents?: readonly object[] } = {},
): Promise<LakeUnderTest & { remove: () => Promise<void> }> {
  const { documents, dataFolder = newDataFolder(), ...rest } = options;
  const logged: string[] = [];
  const lake = await startContentLake({
    dataFolder,
    port: 0,
    origins: ["http://localhost:3333"],
    datasetFile: writeSeed(dataFolder, documents),
    log: (line) => logged.push(line),
    ...rest,
  });
  return {
    ...lake,
    dataFolder,
    logged,
    client: lakeClient(lake),
    remove: async () => {
      await lake.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
