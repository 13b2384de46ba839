/**
 * `node create-database.mjs FOLDER`: creates an empty embedded database. A separate process, because it keeps a processor busy for
 * seconds, and its memory is free again when it ends. Where it fails, its last line says why. Plain JavaScript because Node loads
 * it by path.
 */
import { PGlite } from "@electric-sql/pglite";
import { PrivateFiles, readableFault } from "./private-files.mjs";

const [, , folder] = process.argv;
if (!folder) throw new Error("Name the folder");
try {
  await (await PGlite.create({ fs: new PrivateFiles(folder) })).close();
} catch (error) {
  const fault = readableFault(error);
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
