/**
 * `npm run letter [-- FOLDER]`: composes the next Sunday letter as of now, as a complete mail (`<day>.html`) and as plain text
 * (`<day>.txt`). The default folder is `letter` in the data folder. `--unsubscribe TAG` is the placeholder that the form service
 * replaces with a reader's own link. `--language es` composes the letter in another language (`<day>.es.html`). It reads what is
 * published; drafts are for the preview of the site.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createServer } from "vite";
import type * as Languages from "#lib/publication/letters/letter-languages";
import type * as Reading from "#lib/publication/letters/read-letters";
import { readArguments, refuse } from "./read-arguments.ts";
import { openDataFolder, readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";
import { contentLanguage, isLocale, locales, type Locale } from "#lib/base/i18n/locales";

/** What is used of components/publication/letter/mail/render-letter.tsx. */
type Rendering = {
  renderMail: (
    letter: Reading.Letter,
    locale: Locale,
    unsubscribe: string,
  ) => Promise<{ subject: string; html: string; text: string }>;
};

/** Loads the site's modules as they are: Node understands neither their JSX nor how they import the messages. */
async function loader() {
  const root = path.resolve(import.meta.dirname, "..");
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: {
      alias: {
        "@/": `${root}/`,
        // The guard of server modules. Node resolves it by an export condition that React's renderer does not use.
        "server-only": path.join(root, "node_modules/server-only/empty.js"),
      },
    },
  });
  return {
    load: async <T>(file: string) => (await server.ssrLoadModule(path.join(root, file))) as T,
    close: () => server.close(),
  };
}

const usage = "npm run letter [-- [FOLDER] [--language LANGUAGE] [--unsubscribe TAG]]";
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    unsubscribe: { type: "string", default: "{{unsubscribe}}" },
    language: { type: "string", default: contentLanguage },
  },
});
const { language, unsubscribe } = values;
// An unquoted tag with spaces is split: the letter would contain its first part, and the second would be the folder.
if (positionals.length > 1)
  refuse("Name one folder at the most, and put a tag with blanks into quotation marks.", usage);
if (!isLocale(language)) refuse(`--language is one of ${locales.join(", ")}, not ${language}.`, usage);
// The letter is for readers, so the files are those of the server. But in development nothing is cached.
Object.assign(process.env, { NODE_ENV: "development" });
process.env.LOG_LEVEL ??= "warn";
const env = await readEnv();
const [folder = path.join(env.LANTERN_DATA_DIR, "letter")] = positionals;

/** Composes the letter with the site's modules, and writes it. */
const compose = async ({ load }: Awaited<ReturnType<typeof loader>>): Promise<void> => {
  const { readNextLetter } = await load<typeof Reading>("lib/publication/letters/read-letters.ts");
  const { day, letter, isSkipped } = await readNextLetter(language);
  const { isWrittenIn } = await load<typeof Languages>("lib/publication/letters/letter-languages.ts");
  if (day === null) {
    console.error("There are no letters: the site's settings name no Sunday of a first one.");
    process.exitCode = 1;
  } else if (isSkipped) console.log(`There is no letter on ${day}: its document says so.`);
  else if (letter === null)
    console.log(
      `So far nothing came out for a letter on ${day}, and nothing was reviewed: there would be none.`,
    );
  else if (!isWrittenIn(letter, language)) {
    console.error(
      `The letter of ${day} does not count as written in ${language}: less than half of its pieces are, or it has an editor's own words.`,
    );
    process.exitCode = 1;
  } else {
    const { renderMail } = await load<Rendering>("components/publication/letter/mail/render-letter.tsx");
    const { subject, html, text } = await renderMail(letter, language, unsubscribe);
    // From here on, files are for this user alone.
    await openDataFolder(env);
    await mkdir(folder, { recursive: true });
    for (const [ending, content] of Object.entries({ html, txt: text })) {
      const name = language === contentLanguage ? day : `${day}.${language}`;
      const file = path.join(folder, `${name}.${ending}`);
      await writeFile(file, content);
      console.log(`${file} (${(Buffer.byteLength(content) / 1024).toFixed(1)} KiB)`);
    }
    console.log(`The letter of ${day}: ${subject}`);
    if (!env.LANTERN_BASE_URL)
      console.error(
        `WARNING: the links of this letter lead to http://localhost:${env.PORT}, which no reader can open: LANTERN_BASE_URL is not set.`,
      );
  }
};

const site = await loader();
await compose(site).catch(tellFault);
await site.close();
