/**
 * The target of the conformance suite: the content lake or, if SANITY_PROJECT_ID and SANITY_API_WRITE_TOKEN are set, that project.
 * There the suite writes into a scratch dataset (SANITY_SCRATCH_DATASET, or `scratch`) and removes what it wrote.
 */
import { createClient, type SanityClient } from "@sanity/client";
import { startTestLake } from "@/tests/support/services/content-lake";

export type Target = { name: string; client: SanityClient; close: () => Promise<void> };

/** Finds the target and names it, since a suite that passes does not show which it was. */
export async function conformanceTarget(): Promise<Target> {
  const target = await findTarget();
  console.log(`The target of the suite is ${target.name}.`);
  return target;
}

async function findTarget(): Promise<Target> {
  const { SANITY_PROJECT_ID: projectId, SANITY_API_WRITE_TOKEN: token } = process.env;
  const dataset = process.env.SANITY_SCRATCH_DATASET ?? "scratch";
  if (!projectId || !token) {
    const lake = await startTestLake();
    return { name: "the content lake", client: lake.client, close: lake.remove };
  }
  if (dataset === "production") throw new Error("The suite writes: name a dataset for trying out.");
  const apiVersion = "2025-02-19";
  const client = createClient({ projectId, dataset, token, apiVersion, useCdn: false, perspective: "raw" });
  return { name: `${projectId}/${dataset}`, client, close: () => Promise.resolve() };
}
