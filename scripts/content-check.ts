/**
 * `npm run content:check [-- FILE]`: checks the dataset against its schema and the rules of the library, and its dates against the
 * repository's history if there is one. Each finding is one clear sentence, as `file:line: …`, errors last. Ends with 1 when there
 * is an error; notices are only printed. `--without-history` leaves out the history, for a dataset that was exported from a Sanity
 * project, where pieces are older than the file.
 */
import "./env-files.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import { locales } from "#lib/base/i18n/locales";
import { missingDetails } from "#lib/publication/content/operator-details";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";
import {
  findingAt,
  isInContentLanguage,
  isLive,
  languageOf,
  noticeAt,
  readLibrary,
  type Finding,
  type LibraryDocument,
} from "./content/library.ts";
import { filesOf } from "./content/assets.ts";
import { addressFindings } from "./content/address-rules.ts";
import { bareAddressFindings } from "./content/bare-address-rules.ts";
import { dateFindings } from "./content/date-rules.ts";
import { editorialNotices, readingSummary, sourceSummary } from "./content/editorial-notices.ts";
import { readHistory, type History } from "./content/history.ts";
import { readText } from "./content/read-text.ts";
import {
  bandFindings,
  headingFindings,
  nameFindings,
  pictureFindings,
  publicPictureFindings,
  repetitionFindings,
  sequenceFindings,
  titleFindings,
  trackFindings,
} from "./content/library-rules.ts";
import { languageFindings } from "./content/language-rules.ts";
import { helpLineFindings } from "./content/help-line-rules.ts";
import { letterFindings } from "./content/letter-rules.ts";
import { linkFindings } from "./content/link-rules.ts";
import { pieceFindings } from "./content/piece-rules.ts";
import { printableFindings } from "./content/printable-rules.ts";
import { pictureFaults } from "./content/public-picture.ts";
import { proseNumberFindings } from "./content/prose-number-rules.ts";
import { safeMessagingFindings } from "./content/safe-messaging.ts";
import { samenessFigures } from "./content/sameness.ts";
import { settingPathFindings } from "./content/setting-path-rules.ts";
import { translationFindings } from "./content/translation-rules.ts";
import { oneOf, readArguments } from "./read-arguments.ts";
import { tellFault } from "./tell-fault.ts";

type Surroundings = {
  now: Date;
  hasPicture: (file: string) => boolean;
  /** What keeps a picture file from being public; nothing is known of one that is not named. */
  pictureFaults?: ReadonlyMap<string, string>;
  /** What the repository knows of the dataset; without it, only the format of dates is checked. */
  history?: History | null;
  /** The site's public origin: whole addresses there are links to its own pages. */
  origin?: string | null;
};

/**
 * All findings about a dataset, in the order of its lines. Faults of a draft are only notices, except an id or an address that is
 * taken, and a picture that must not be public.
 */
export const checkContent = (text: string, surroundings: Surroundings): Finding[] =>
  checkLibrary(readLibrary(text), surroundings);

function checkLibrary(
  { documents, findings }: ReturnType<typeof readLibrary>,
  { now, hasPicture, pictureFaults: ofPictures = new Map(), history = null, origin = null }: Surroundings,
): Finding[] {
  // The rules on style are for English; the rules for texts of every language are applied to all documents.
  const inEnglish = documents.filter(isInContentLanguage);
  const published = inEnglish.filter((document) => !document.isDraft);
  const live = inEnglish.filter((document) => isLive(document, now));
  const byDocument = documents.flatMap((document) =>
    documentFaults(document.fields).map(({ path: at, message }) => findingAt(document, `${at} ${message}`)),
  );
  return [
    ...findings,
    ...byDocument,
    ...linkFindings(documents, now, origin),
    ...addressFindings(documents),
    ...bareAddressFindings(documents),
    ...translationFindings(documents),
    ...languageFindings(documents),
    ...bandFindings(live),
    ...trackFindings(live),
    ...sequenceFindings(published),
    ...repetitionFindings(published),
    ...headingFindings(published),
    ...locales.flatMap((locale) =>
      nameFindings(documents.filter((one) => !one.isDraft && languageOf(one) === locale)),
    ),
    ...pieceFindings(published),
    ...safeMessagingFindings(published),
    ...helpLineFindings(published, now),
    ...proseNumberFindings(documents.filter((document) => !document.isDraft)),
    ...settingPathFindings(published, now),
    ...letterFindings(inEnglish),
    ...printableFindings(published),
    ...titleFindings(inEnglish),
    ...(history ? dateFindings(documents, history, now) : []),
    ...pictureFindings(inEnglish, hasPicture),
    ...publicPictureFindings(documents, ofPictures),
    ...operatorNotices(published),
    ...editorialNotices(published, now),
  ].toSorted((a, b) => a.line - b.line);
}

/** Settings about the operator that are missing; the site's pages say so to readers. */
const operatorNotices = (documents: readonly LibraryDocument[]): Finding[] =>
  documents
    .filter(({ type }) => type === "siteSettings")
    .flatMap((settings) =>
      missingDetails(settings.fields).map((detail) => noticeAt(settings, `does not give ${detail}`)),
    );

async function run(): Promise<void> {
  const usage = "npm run content:check [-- [FILE] [--without-history]]";
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { "without-history": { type: "boolean", default: false } },
  });
  const file = oneOf("file", positionals, datasetFile, usage);
  const text = await readText(file).catch((error: unknown) => {
    console.error(`${file}:1: cannot be read (${(error as Error).message}).`);
    process.exit(1);
  });
  const library = readLibrary(text);
  const history = values["without-history"] ? null : await readHistory(file);
  if (!history) console.log("Dates are not compared with a history: there is none here, or it was left out.");
  const findings = checkLibrary(library, {
    now: new Date(),
    history,
    hasPicture: (name) => existsSync(path.join(pictureFolder, name)),
    pictureFaults: await pictureFaults(
      pictureFolder,
      new Set(library.documents.flatMap(({ fields }) => filesOf(fields))),
    ),
    // Alone, and not as a part of the whole environment: a dataset can be checked where no site could start.
    origin: URL.parse(process.env.LANTERN_BASE_URL ?? "")?.origin ?? null,
  });
  const published = library.documents.filter(
    (document) => !document.isDraft && isInContentLanguage(document),
  );
  console.log(readingSummary(published));
  console.log(sourceSummary(published));
  for (const figure of samenessFigures(published)) console.log(figure);
  const notices = findings.filter(({ level }) => level === "notice");
  for (const { line, message } of notices) console.log(`${file}:${line}: (notice) ${message}.`);
  // At the end, where whoever reads only the end of a log looks for what to mend.
  const errors = findings.filter(({ level }) => level === "error");
  for (const { line, message } of errors) console.log(`${file}:${line}: ${message}.`);
  console.log(`${errors.length} errors, ${notices.length} notices.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

if (import.meta.main) await run().catch(tellFault);
