/** The command line shared by export and import: where the file and the pictures are. */
import type { Env } from "#lib/platform/env";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";
import { readArguments } from "./read-arguments.ts";
import { withProject, type Project, type TokenName } from "./content/sanity-project.ts";

/** How much was transferred, and a sentence for each thing that did not simply become what it was on the other side. */
export type Transferred = { documents: number; pictures: number; notes: string[] };

type Transfer = (
  project: Project,
  file: string,
  pictures: string,
  flags: ReadonlySet<string>,
) => Promise<Transferred>;

type Command = {
  name: "content:export" | "content:import";
  env: Env;
  /** The options of the command that are set or not. */
  flags: readonly string[];
  transfer: Transfer;
  token: TokenName;
  /** What was written. */
  nameOf: (project: Project, file: string) => string;
};

/**
 * Runs a transfer with the configured project (and the token of that name) or this machine's content lake, and says what was
 * transferred.
 */
export async function runTransfer({ name, env, flags, transfer, token, nameOf }: Command): Promise<void> {
  const usage = ["--file FILE", "--pictures FOLDER", ...flags.map((flag) => `--${flag}`)];
  const { values } = readArguments(`npm run ${name} [-- [${usage.join("] [")}]]`, {
    options: {
      file: { type: "string", default: datasetFile },
      pictures: { type: "string", default: pictureFolder },
      ...Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }])),
    },
  });
  const given: Readonly<Record<string, unknown>> = values;
  await withProject(env, token, async (project) => {
    const { documents, pictures, notes } = await transfer(
      project,
      values.file,
      values.pictures,
      new Set(flags.filter((flag) => given[flag] === true)),
    );
    for (const note of notes) console.log(note);
    console.log(`${nameOf(project, values.file)}: ${documents} documents, ${pictures} pictures.`);
  });
}
