import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The file system of the embedded database, which makes files for its own user only. */
export class PrivateFiles extends NodeFS {}
