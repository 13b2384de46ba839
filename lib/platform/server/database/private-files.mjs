/**
 * The file system of the embedded database, which makes files for its own user only. PGlite sets the mode of each new file without
 * regard to the process's umask, and would let everybody read and write. Plain JavaScript because create-database.mjs is.
 */
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
