/**
 * `npm run letter [-- FOLDER]`: the next Sunday letter as it would be composed now, as a whole mail (`<day>.html`) and as plain
 * text (`<day>.txt`). The folder is `letter` in the data folder where none is named. `--unsubscribe TAG` says in place of what
 * the form service puts a reader's own link. `--language es` composes it in another language (`<day>.es.html`). Reads what is
 * published; drafts are for the preview of the site.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createServer } from "vite";
import type * as Languages from "#lib/publication/letters/letter-languages";
import type * as Reading from "#lib/publication/letters/read-letters";
import { readArguments } from "./content/read-arguments.ts";
import { readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";
import { contentLanguage, isLocale, locales, type Locale } from "#lib/base/i18n/locales";

/** What is taken of components/publication/letter/mail/render-letter.tsx. */
type Rendering = {
  renderMail: (
    letter: Reading.Letter,
    locale: Locale,
    unsubscribe: string,
  ) => Promise<{ subject: string; html: string; text: string }>;
};

/** Takes the site's modules as they stand: Node takes neither their JSX nor their way to the messages. */
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
        // The guard of server modules, which Node resolves by a condition that React's renderer does not take.
        "server-only": path.join(root, "node_modules/server-only/empty.js"),
      },
    },
  });
  return {
    load: async <T>(file: string) => (await server.ssrLoadModule(path.join(root, file))) as T,
    close: () => server.close(),
  };
}

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    unsubscribe: { type: "string", default: "{{unsubscribe}}" },
    language: { type: "string", default: contentLanguage },
  },
});
const { language, unsubscribe } = values;
// A tag with blanks comes in pieces, the first of which would stand in the letter, and the second would be the folder.
if (positionals.length > 1) {
  console.error("Name one folder at the most, and put a tag with blanks into quotation marks.");
  process.exit(1);
}
if (!isLocale(language)) {
  console.error(`--language is one of ${locales.join(", ")}, not ${language}.`);
  process.exit(1);
}
// Nothing is cached then, and nothing served from a cache.
Object.assign(process.env, { NODE_ENV: "development" });
process.env.LOG_LEVEL ??= "warn";
const env = await readEnv("development");
const [folder = path.join(env.LANTERN_DATA_DIR, "letter")] = positionals;

/** Composes the letter by the modules of the site, and writes it. */
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
    await mkdir(folder, { recursive: true });
    for (const [ending, content] of Object.entries({ html, txt: text })) {
      const name = language === contentLanguage ? day : `${day}.${language}`;
      const file = path.join(folder, `${name}.${ending}`);
      await writeFile(file, content);
      console.log(`${file} (${(Buffer.byteLength(content) / 1024).toFixed(1)} KiB)`);
    }
    console.log(`The letter of ${day}: ${subject}`);
  }
};

const site = await loader();
await compose(site).catch(tellFault);
await site.close();
