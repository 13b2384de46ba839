/**
 * `npm run content:links [-- FILE]`: visits every address that the library links to, if there is a network, and reports those that
 * are gone, have moved, have another title, or do not answer. Changes nothing. Ends with 1 when an address is gone, or a line
 * cannot be read. Sites that refuse programs (401, 403, 429) are listed separately, for a person to check.
 */
import { objectsOf } from "#lib/publication/content/schema/fault";
import { isDeep } from "#lib/publication/content/schema/source-shape";
import { datasetFile } from "#lib/local/shipped-library";
import { readWhatCanBe } from "./content/dataset-file.ts";
import type { LibraryDocument } from "./content/library.ts";
import { looseWords, stringsOf } from "./content/texts.ts";
import { oneOf, readArguments } from "./read-arguments.ts";
import { tellFault } from "./tell-fault.ts";

/** An address linked by the library, the title under which it is cited, if any, and the documents that link to it. */
export type Link = { readonly url: string; readonly title: string | null; readonly from: readonly string[] };

export type Outcome =
  | { readonly kind: "fine" }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "retitled"; readonly title: string }
  | { readonly kind: "refused"; readonly status: number }
  | { readonly kind: "gone"; readonly status: number }
  | { readonly kind: "silent"; readonly reason: string };

/** Every web address of published documents, once for each title under which it is cited. */
export function linksOf(documents: readonly LibraryDocument[]): Link[] {
  const links = new Map<string, { url: string; title: string | null; from: string[] }>();
  const add = (url: string, title: string | null, from: string) => {
    const key = `${url} ${title ?? ""}`;
    const link = links.get(key) ?? { url, title, from: [] };
    if (!link.from.includes(from)) link.from.push(from);
    links.set(key, link);
  };
  for (const { id, type, fields, isDraft } of documents) {
    if (isDraft) continue;
    const helpPages = type === "settingPath" ? [{ url: fields.url, title: fields.pageTitle }] : [];
    for (const url of type === "helpLine" ? [fields.url, fields.chat, fields.form] : [])
      if (typeof url === "string") add(url, null, id);
    for (const { url, title } of [...objectsOf(fields.sources), ...helpPages])
      if (typeof url === "string") add(url, isDeep(url) && typeof title === "string" ? title : null, id);
    for (const href of stringsOf(fields, (name) => name === "href"))
      if (/^https?:\/\//i.test(href)) add(href, null, id);
  }
  return [...links.values()];
}

/** How long to wait for an answer. */
const patienceMs = 20_000;
/** A page's title is in its first part; no more than this is read. */
const mostRead = 256 * 1024;
/** With at least this share of equal words, a page's title still counts as the one that we cite. */
const alike = 0.6;

/** Visits one address, once. */
export async function visit({ url, title }: Link, patience = patienceMs): Promise<Outcome> {
  try {
    const answer = await fetch(url, {
      redirect: "follow",
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: "text/html,*/*;q=0.5",
        "user-agent": "Mozilla/5.0 (compatible; Lantern link check)",
      },
    });
    if ([401, 403, 429].includes(answer.status)) return { kind: "refused", status: answer.status };
    if (answer.status >= 500) return { kind: "silent", reason: `status ${answer.status}` };
    if (!answer.ok) return { kind: "gone", status: answer.status };
    const isPage = /html/i.test(answer.headers.get("content-type") ?? "");
    const html = isPage ? await firstPart(answer) : "";
    await answer.body?.cancel().catch(() => undefined);
    if (title !== null && isPage && !isTitled(html, title))
      return { kind: "retitled", title: titlesOf(html)[0] ?? "" };
    return plain(answer.url) === plain(url) ? { kind: "fine" } : { kind: "moved", to: answer.url };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    return { kind: "silent", reason: cause?.code ?? cause?.message ?? message };
  }
}

/** An address without insignificant parts: scheme, `www.`, a slash at the end, a fragment. */
const plain = (url: string) =>
  url
    .replace(/#.*$/, "")
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/\/$/, "");

async function firstPart(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  let text = "";
  while (reader && text.length < mostRead) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel().catch(() => undefined);
  reader?.releaseLock();
  return text;
}

/** What a page calls itself: its title, the title for sharing, its first headings. */
function titlesOf(html: string): string[] {
  const patterns = [
    /<title[^>]*>([^<]*)<\/title>/gi,
    /<meta[^>]+(?:property|name)=["'](?:og:title|citation_title|dc\.title)["'][^>]*content="([^"]*)"/gi,
    /<meta[^>]+content="([^"]*)"[^>]*(?:property|name)=["'](?:og:title|citation_title|dc\.title)["']/gi,
    /<h1[^>]*>([\s\S]*?)<\/h1>/gi,
  ];
  return patterns
    .flatMap((pattern) => [...html.matchAll(pattern)].map(([, found = ""]) => found))
    .map((found) =>
      withoutEntities(found.replace(/<[^>]*>/g, " "))
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}

const entities: Record<string, string> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">", nbsp: " " };
const withoutEntities = (text: string) =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

/** Whether the page still has the title, ignoring case, an added site name, or shortening. */
function isTitled(html: string, title: string): boolean {
  const wanted = new Set(looseWords(title));
  return titlesOf(html).some((found) => {
    const words = new Set(looseWords(found));
    const shared = [...wanted].filter((word) => words.has(word)).length;
    return shared / wanted.size >= alike;
  });
}

/** This many addresses at a time, and never two of one site. */
const atOnce = 6;

/** Visits all of them, politely, and reports each result as it is known. An address that does not answer is tried twice. */
export async function visitAll(
  links: readonly Link[],
  tell: (link: Link, outcome: Outcome) => void,
  patience = patienceMs,
): Promise<void> {
  const bySite = Map.groupBy(links, ({ url }) => URL.parse(url)?.host ?? url);
  const sites = [...bySite.values()];
  const worker = async () => {
    for (let site = sites.shift(); site; site = sites.shift())
      for (const link of site) {
        const first = await visit(link, patience);
        tell(link, first.kind === "silent" ? await visit(link, patience) : first);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** One line for the operator; null when the address is fine. */
export function lineOf({ url, title, from }: Link, outcome: Outcome): string | null {
  const where = `${url} (${from.join(", ")})`;
  switch (outcome.kind) {
    case "fine":
      return null;
    case "moved":
      return `moved: ${where} leads to ${outcome.to}`;
    case "retitled":
      return `another title: ${where} is cited as "${title}" and calls itself "${outcome.title}"`;
    case "refused":
      return `look yourself: ${where} refuses programs with ${outcome.status}`;
    case "gone":
      return `gone: ${where} answers ${outcome.status}`;
    case "silent":
      return `no answer: ${where}: ${outcome.reason}`;
  }
}

async function run(): Promise<void> {
  const usage = "npm run content:links [-- FILE]";
  const { positionals } = readArguments(usage, { allowPositionals: true });
  const file = oneOf("file", positionals, datasetFile, usage);
  const { documents } = await readWhatCanBe(file);
  const links = linksOf(documents);
  const counts = new Map<Outcome["kind"], number>();
  await visitAll(links, (link, outcome) => {
    counts.set(outcome.kind, (counts.get(outcome.kind) ?? 0) + 1);
    const line = lineOf(link, outcome);
    if (line !== null) console.log(line);
  });
  const told = [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
  console.log(`${links.length} addresses: ${told || "none"}.`);
  if (counts.has("gone")) process.exitCode = 1;
}

if (import.meta.main) await run().catch(tellFault);
