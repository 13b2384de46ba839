import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The file system of the embedded database, which makes files for its own user only. */
export class PrivateFiles extends NodeFS {}

/** What was thrown, in words: of a full disk, PGlite's files say nothing but a number. */
export function readableFault(thrown: unknown): unknown;
