/** Editors, who publish once a second: a new title in the store, and the store's webhook to the instance whose turn it is. */
import { readFileSync } from "node:fs";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { FreshPages } from "./fresh-pages.ts";
import { persist } from "./persist.ts";
import { oneOf, steadily } from "./steady.ts";
import type { World } from "./world.ts";

const { webhookSecret } = await import("../../../scripts/site-under-test.ts");

export type Piece = { id: string; type: string; slug: string; path: string };

const folders: Record<string, string> = {
  microBrief: "/micro-briefs",
  microAction: "/micro-actions",
  track: "/tracks",
};
const piecesOfEach = 8;

type Stored = { _id: string; _type: string; slug?: { current?: string } };

/** Some pieces of each kind that has a title. */
export function readPieces(): Piece[] {
  const documents = readFileSync("lib/local/dataset/lantern.ndjson", "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Stored);
  return Object.entries(folders).flatMap(([type, folder]) =>
    documents
      .filter(({ _type, slug }) => _type === type && slug?.current)
      .slice(0, piecesOfEach)
      .map(({ _id, slug }) => ({
        id: _id,
        type,
        slug: slug?.current ?? "",
        path: `${folder}/${slug?.current ?? ""}`,
      })),
  );
}

/** Publishes at the given rate and has each change watched until its page shows it on all instances. */
export function editors(
  world: World,
  pieces: readonly Piece[],
  fresh: FreshPages,
  perSecond: number,
): Promise<void> {
  let number = 0;
  return steadily(world, perSecond, async () => {
    const edit = (number += 1);
    const piece = oneOf(pieces);
    await world.services.store.retitle(piece.id, fresh.titleOf(edit));
    const body = JSON.stringify({
      _id: piece.id,
      _type: piece.type,
      slug: piece.slug,
      previousSlug: null,
      operation: "update",
    });
    const delivery = async () => ({
      kind: "webhook" as const,
      path: "/api/revalidate",
      method: "POST" as const,
      body,
      headers: {
        "content-type": "application/json",
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhookSecret),
      },
    });
    // The store sends a webhook again if it was not accepted.
    const given = await persist(world, await delivery(), delivery);
    if (given) await fresh.watch(piece, edit, given.instance);
    else fresh.untold += 1;
  });
}
