/** The command line shared by export and import: where the file and the pictures are. */
import type { Env } from "#lib/platform/env";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";
import { readArguments } from "./read-arguments.ts";
import { withProject, type Project, type TokenName } from "./content/sanity-project.ts";

type Count = { documents: number; pictures: number };
type Transfer = (project: Project, file: string, pictures: string) => Promise<Count>;

/**
 * Runs a transfer, which is a command of that name, with the configured project (and the token of that name) or this machine's
 * content lake, and says how much was transferred.
 */
export async function runTransfer(
  name: "content:export" | "content:import",
  env: Env,
  transfer: Transfer,
  token: TokenName,
  nameOf: (project: Project, file: string) => string,
): Promise<void> {
  const { values } = readArguments(`npm run ${name} [-- --file FILE] [--pictures FOLDER]`, {
    options: {
      file: { type: "string", default: datasetFile },
      pictures: { type: "string", default: pictureFolder },
    },
  });
  await withProject(env, token, async (project) => {
    const { documents, pictures } = await transfer(project, values.file, values.pictures);
    console.log(`${nameOf(project, values.file)}: ${documents} documents, ${pictures} pictures.`);
  });
}
