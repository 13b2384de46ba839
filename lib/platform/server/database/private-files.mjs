/**
 * The file system of the embedded database, which makes files for its own user only. PGlite sets the mode of each new file without
 * regard to the process's umask, and would let everybody read and write. Plain JavaScript because create-database.mjs is.
 */
import { constants } from "node:os";
import { getSystemErrorMessage } from "node:util";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The permissions of group and others. */
const forOthers = 0o077;

/** PGlite's files in a folder: new files are for its own user only. */
export class PrivateFiles extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const narrow = ({ NODEFS: files }) => {
      const set = files.doSetAttr;
      files.doSetAttr = (path, node, attributes, ...rest) => {
        const { mode } = attributes;
        set(path, node, mode == null ? attributes : { ...attributes, mode: mode & ~forOthers }, ...rest);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [narrow, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** The numbers by which PGlite's files name the faults that an operator can mend. They are WASI's, not this machine's. */
const mendable = {
  2: "EACCES",
  19: "EDQUOT",
  29: "EIO",
  33: "EMFILE",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
};

/** What was thrown, in words: of a full disk, PGlite's files say nothing but a number. */
export function readableFault(thrown) {
  const code = thrown?.name === "ErrnoError" ? mendable[thrown.errno] : undefined;
  return code ? new Error(`${code}: ${getSystemErrorMessage(-constants.errno[code])}`) : thrown;
}
