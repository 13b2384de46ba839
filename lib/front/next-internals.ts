/**
 * What we know of Next that its documentation does not promise: the scripts that it and React write into a page, its empty
 * page for errors, its cookies. It stands here alone (its page cache and its list of old tags aside, which page-cache.mjs and
 * old-tags.mjs are about), and tests/unit/front/next-internals.test.ts says after an upgrade what has moved. Scripts are
 * read strictly: one that is not spelled exactly as this version writes it, or stands elsewhere, is not taken for one of
 * theirs.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { isRecord, parseJson } from "#lib/base/values/json";

/** The cookies by which Next shows drafts to an editor. */
export const draftCookies = ["__prerender_bypass", "__next_preview_data"] as const;

/** The value of the first of them when it is genuine: a secret that each build makes anew. */
export function readDraftKey(buildFolder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(buildFolder, "prerender-manifest.json"), "utf8")) as {
    preview: { previewModeId: string };
  };
  return manifest.preview.previewModeId;
}

/** Headers by which Next's guard and Clerk's code speak to Next. They tell a client of the inside. */
export const isHeaderOfGuard = (name: string): boolean => /^x-(?:middleware|clerk-auth)-/.test(name);

/** Whether a path is that of a page that Next shows when something is missing or fails. One of them answers 500 by itself. */
export const isPageOfNext = (pathname: string): boolean =>
  pathname === "/_not-found" || pathname === "/_global-error";

/**
 * Whether Next would take a path for another one's data: `/_next/data/<build>/about.json` and `/about.rsc` for `/about`, also
 * where that is an endpoint or a page of its own. Our pages never ask in this way.
 */
export const isDataOfNext = (pathname: string): boolean => /^\/_next\/data(?:\/|$)|\.rsc$/.test(pathname);

/** Whether a header names a Server Action as Next does. Any other name it would write into the log, however long it is. */
export const isNameOfAction = (name: string | string[] | undefined): boolean =>
  typeof name === "string" && /^[\da-f]{42}$/.test(name);

/** Whether a header holds a valid state of the router, or is missing. For any other Next answers 500, and logs an error. */
export function hasRouterState(state: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}

const errorPageMark = 'id="__next_error__"';

/** Whether a body is the empty page that Next answers with where rendering failed. */
export const isErrorPage = (body: Buffer): boolean => body.includes(errorPageMark);

/** Headers by which Next describes the body of an answer: code that sends another body has to remove them. */
export const headersOfBody = [
  "etag",
  "link",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
  "vary",
] as const;

const manifestName = "__RSC_MANIFEST";
const manifestScript = new RegExp(
  `^globalThis\\.${manifestName} = globalThis\\.${manifestName} \\|\\| \\{\\};\\n` +
    `globalThis\\.${manifestName}\\[("[^"\\n]*")\\] = (\\{.*\\});?\\s*$`,
  "s",
);

/** What a script that Next keeps a page's manifest in does: gives a global a value. Null for any other script. */
export function readManifestScript(script: string): { name: string; value: object } | null {
  const [, page, manifest] = manifestScript.exec(script) ?? [];
  const name = parseJson(page ?? "");
  const value = parseJson(manifest ?? "");
  return typeof name === "string" && isRecord(value)
    ? { name: manifestName, value: { [name]: value } }
    : null;
}

export type ScriptsOfNext = {
  /** The document before and after Next's scripts. */
  before: string;
  after: string;
  /** One script that does what Next's inline scripts do; to run after everything in `before` is parsed. */
  data: string;
  /** The script elements at the end of the document that load code. Others, all of them `async`, stand in the head. */
  loaders: string[];
};

/** React's name for the script that starts a page. The page's own markup is complete before it. */
export const bootstrapId = "_R_";
const bootstrapElement = `<script id="${bootstrapId}">`;

const inline = /<script>([^<]*)<\/script>/y;
const loader = /<script src="\/_next\/static\/[\w./?=&;~-]+" async=""><\/script>/y;
const ending = "</body></html>";

/**
 * Finds Next's scripts in a finished document; null when they are not all that stands between the page's own markup and
 * the document's end. Inside that markup nothing is taken, whatever it looks like.
 */
export function takeScripts(html: string): ScriptsOfNext | null {
  const begin = html.lastIndexOf(bootstrapElement);
  if (begin === -1 || !html.endsWith(ending)) return null;
  const afterBootstrap = html.indexOf("</script>", begin);
  const bootstrap = html.slice(begin + bootstrapElement.length, afterBootstrap);
  if (!isBootstrap(bootstrap)) return null;
  const pieces: Piece[] = [];
  const loaders: string[] = [];
  const end = html.length - ending.length;
  let at = afterBootstrap + "</script>".length;
  while (at < end) {
    loader.lastIndex = inline.lastIndex = at;
    const [element] = loader.exec(html) ?? [];
    if (element !== undefined) {
      loaders.push(element);
      at = loader.lastIndex;
      continue;
    }
    const read = readPieces(inline.exec(html)?.[1] ?? "");
    if (!read) return null;
    pieces.push(...read);
    at = inline.lastIndex;
  }
  return { before: html.slice(0, begin), after: ending, data: bootstrap + writePieces(pieces), loaders };
}

/** Names the chunks that the page waits for and the module that it starts with. */
const bootstrapCall =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s;

function isBootstrap(script: string): boolean {
  const params = parseJson(bootstrapCall.exec(script)?.[1] ?? "");
  return (
    isRecord(params) &&
    Object.keys(params).every((key) => key === "otherChunks" || key === "runtimeModuleIds") &&
    Object.values(params).every(isListOfNames)
  );
}

const isListOfNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === "number" || isChunk(one));
const isChunk = (value: unknown): boolean =>
  typeof value === "string" && /^static\/chunks\/[\w./?=&~-]+$/.test(value);

/** One call of `__next_f.push`: 0 begins, 1 carries text, 2 the state of a form, 3 bytes in base64. */
type Piece = [0] | [1, string] | [2, unknown] | [3, string];

const beginning =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\((\[2,.*\])\))?$/s;
const continuation = /^self\.__next_f\.push\((\[[13],".*"\])\)$/s;

/** The calls of one inline script; null when it is none of Next's. */
function readPieces(script: string): Piece[] | null {
  const begun = beginning.exec(script);
  if (begun) {
    const state = begun[1] === undefined ? [] : [parseJson(begun[1])];
    return state.every(isPiece) ? [[0], ...state] : null;
  }
  const piece = parseJson(continuation.exec(script)?.[1] ?? "");
  return isPiece(piece) ? [piece] : null;
}

const isPiece = (value: unknown): value is Piece =>
  Array.isArray(value) &&
  value.length === 2 &&
  (value[0] === 2 || ((value[0] === 1 || value[0] === 3) && typeof value[1] === "string"));

/** The calls in order, neighbouring texts as one: Next's client reads them as one stream. */
function writePieces(pieces: readonly Piece[]): string {
  const calls: string[] = [];
  let text = "";
  const flush = () => {
    if (text) calls.push(`self.__next_f.push([1,${literal(text)}])`);
    text = "";
  };
  for (const piece of pieces) {
    if (piece[0] === 1) {
      text += piece[1];
      continue;
    }
    flush();
    if (piece[0] === 0) calls.push("(self.__next_f=self.__next_f||[]).push([0])");
    else calls.push(`self.__next_f.push(${JSON.stringify(piece).replaceAll("<", "\\u003c")})`);
  }
  flush();
  return calls.join(";");
}

/**
 * A text as a template literal: the data is full of quotes, which stay as they are there, and a page is 5 % smaller. What
 * would end the literal or the script, or begin a comment or another script in it, and what a browser's parser would
 * change, is escaped. Other markup stays as it stands in the page, where compression finds it.
 */
function literal(text: string): string {
  const escaped = text
    .replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
    .replaceAll(
      /<(?=!--|\/?script)|[\0\r]|\p{Surrogate}/giu,
      (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, "0"),
    );
  return `\`${escaped}\``;
}

const headLoader = /<script src="(\/_next\/static\/[\w./?=&;~-]+)" async=""><\/script>/g;
const headPreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[\w./?=&;~-]+"\/>/g;

/** What Next has for browsers that know no modules: in none of them would the code run that comes after. */
const headPolyfill = /<script src="\/_next\/static\/[\w./?=&;~-]+" noModule=""><\/script>/g;

/** Takes out of a document's head, and from nowhere else, the tags that load Next's code; gives what they would load. */
export function takeHeadLoaders(before: string): { before: string; sources: string[] } {
  const end = before.indexOf("</head>");
  if (end === -1) return { before, sources: [] };
  const sources: string[] = [];
  const head = before
    .slice(0, end)
    .replaceAll(headPreload, "")
    .replaceAll(headPolyfill, "")
    .replaceAll(headLoader, (_, source: string) => {
      sources.push(source.replaceAll("&amp;", "&"));
      return "";
    });
  return { before: head + before.slice(end), sources };
}

const signInScript = /<script src="([^"<>]+)" data-clerk-js-script="true" async=""[^<>]*><\/script>/;

/** Takes the tag that loads Clerk's browser code out of a document's head; gives its address as it stands there. */
export function takeSignInScript(before: string): { before: string; source: string | null } {
  const end = before.indexOf("</head>");
  if (end === -1) return { before, source: null };
  const head = before.slice(0, end);
  const [element, source] = signInScript.exec(head) ?? [];
  if (element === undefined || source === undefined) return { before, source: null };
  return { before: head.replace(element, "") + before.slice(end), source };
}

/** What a script element that loads Next's code would load. */
export const sourceOf = (element: string): string =>
  (/src="([^"]*)"/.exec(element)?.[1] ?? "").replaceAll("&amp;", "&");
