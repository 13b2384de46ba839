/**
 * `node create-database.mjs FOLDER`: creates an empty embedded database. A separate process, because it keeps a processor busy for
 * seconds, and its memory is free again when it ends. Plain JavaScript because Node loads it by path.
 */
import { PGlite } from "@electric-sql/pglite";
import { PrivateFiles } from "./private-files.mjs";

const [, , folder] = process.argv;
if (!folder) throw new Error("Name the folder");
await (await PGlite.create({ fs: new PrivateFiles(folder) })).close();
