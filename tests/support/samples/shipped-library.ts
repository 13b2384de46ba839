/** The library that this repository ships: for tests of what is in it, and of what is made of it. */
import { readFileSync } from "node:fs";
import { parseDataset } from "#lib/local/dataset-store";
import type { DatasetDocument } from "#lib/local/query-documents";
import { datasetFile } from "#lib/local/shipped-library";

/** Its documents, which belong to the caller: they are read anew each time. */
export const shippedLibrary = (): DatasetDocument[] => parseDataset(readFileSync(datasetFile, "utf8"));
