/**
 * `npm run content:watch`: watches the dataset file while you write. At every save it checks the library, and tells a
 * running site which documents changed, so that the next look shows them. A site under `npm run dev` needs no telling;
 * one under `npm start` does when both have the same SANITY_WEBHOOK_SECRET.
 */
import { existsSync, watch } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { isUnpublishedId, type Unchecked } from "#lib/publication/content/schema/fault";
import { env } from "#lib/platform/env";
import { checkContent } from "./content-check.ts";
import { datasetFile, pictureFolder } from "./content/dataset-file.ts";
import { readLibrary } from "./content/library.ts";

export type Change = {
  _id: string;
  _type: string;
  slug: string | null;
  previousSlug: string | null;
  operation: "create" | "update" | "delete";
};

const slugOf = (document: Unchecked | undefined) =>
  (document?.slug as { current?: string } | undefined)?.current ?? null;

/** What happened to published documents between two states of the dataset. */
export function changesBetween(before: readonly Unchecked[], after: readonly Unchecked[]): Change[] {
  const byId = (documents: readonly Unchecked[]) =>
    new Map(
      documents
        .filter((document) => typeof document._id === "string" && !isUnpublishedId(document._id))
        .map((document) => [document._id as string, document]),
    );
  const [old, next] = [byId(before), byId(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((_id) => {
    const [was, is] = [old.get(_id), next.get(_id)];
    if (was && is && JSON.stringify(was) === JSON.stringify(is)) return [];
    const operation = was && is ? "update" : is ? "create" : "delete";
    const _type = (is ?? was)?._type;
    return [
      {
        _id,
        _type: typeof _type === "string" ? _type : "",
        slug: slugOf(is ?? was),
        previousSlug: slugOf(was),
        operation,
      } as const,
    ];
  });
}

async function tell(change: Change, base: string, secret: string): Promise<string> {
  const body = JSON.stringify(change);
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const answer = await fetch(`${base}/api/revalidate`, {
    method: "POST",
    headers: { [SIGNATURE_HEADER_NAME]: signature },
    body,
  }).catch(() => null);
  return answer ? (answer.ok ? "told the site" : `the site answered ${answer.status}`) : "no site is running";
}

async function main(): Promise<void> {
  const file = process.argv[2] ?? datasetFile;
  const base = `http://localhost:${env.PORT}`;
  const read = () => readFile(file, "utf8");
  let known = readLibrary(await read()).documents.map(({ fields }) => fields);
  const look = async (): Promise<void> => {
    const text = await read().catch(() => null);
    if (text === null) return;
    const documents = readLibrary(text).documents.map(({ fields }) => fields);
    const changes = changesBetween(known, documents);
    known = documents;
    const hasPicture = (name: string) => existsSync(path.join(pictureFolder, name));
    for (const { line, level, message } of checkContent(text, { now: new Date(), hasPicture }))
      console.log(`${file}:${line}: ${level === "notice" ? "(notice) " : ""}${message}.`);
    for (const change of changes) {
      const told = env.SANITY_WEBHOOK_SECRET ? await tell(change, base, env.SANITY_WEBHOOK_SECRET) : "saved";
      console.log(`${change._id}: ${change.operation}, ${told}.`);
    }
  };
  console.log(`Watching ${file}. Press Ctrl+C to stop.`);
  let timer: NodeJS.Timeout | undefined;
  // The folder is watched, because editors save by putting a new file in place of the old one.
  watch(path.dirname(file), (_, name) => {
    if (name !== path.basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), 100);
  });
}

if (import.meta.main) await main();
