/**
 * The file system of the embedded database, which makes files for its own user only. PGlite sets the mode of each file it
 * makes without regard to the process's mask, and would let everybody read and write. Plain JavaScript because
 * create-database.mjs is.
 */
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What a file allows to others. */
const forOthers = 0o077;

/** PGlite's files of a folder: what it makes there is for its own user alone. */
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
