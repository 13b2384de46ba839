/**
 * The framework at first touch. A page is sent without the framework's script tags. In their place it has the addresses of
 * the scripts as data, a small inline script that loads them when the reader first does something, and the module that runs
 * on arrival, once the page is drawn. This holds for public pages, and for pages of the signed-in product that do nothing by
 * themselves. The sign-in service's script, which only the latter have, is taken out too: its provider loads it again once
 * the framework is there.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { sourceOf, takeHeadLoaders, takeSignInScript, type ScriptsOfNext } from "#lib/front/next-internals";

const shape = z.object({
  /** The address of the arrival module, and of what it imports at once. */
  script: z.string(),
  imports: z.array(z.string()),
  /** The code that is inlined. */
  firstTouch: z.string(),
});
export type FirstTouch = z.infer<typeof shape>;

/** Reads what the build has made for the first touch; null when it made nothing, and pages stay as Next writes them. */
export function readFirstTouch(buildFolder: string): FirstTouch | null {
  const file = path.join(buildFolder, "arrival.json");
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Takes the framework's script tags out of a page and adds the code of the first touch to its inline script. */
export function deferFramework(
  scripts: ScriptsOfNext,
  { script, imports, firstTouch }: FirstTouch,
): ScriptsOfNext {
  const { before: withSignIn, sources } = takeHeadLoaders(scripts.before);
  const { before, source: signIn } = takeSignInScript(withSignIn);
  const listed = JSON.stringify([...new Set([...sources, ...scripts.loaders.map(sourceOf)])]).replaceAll(
    "<",
    "\\u003c",
  );
  const arrival = [
    ...imports.map((address) => `<link rel="modulepreload" href="${address}">`),
    `<script type="module" src="${script}"></script>`,
  ];
  return {
    ...scripts,
    // Data needs no word of the policy. The scripts of the arrival wait in a template until the inline script puts them into the
    // page.
    before: `${before}<script type="application/json" id="framework"${signIn === null ? "" : ` data-sign-in="${signIn}"`}>${listed}</script><template id="arrival-scripts">${arrival.join("")}</template>`,
    data: `${scripts.data};\n${firstTouch}`,
    loaders: [],
  };
}
