/** The weight of a page, counted the same way for the budget test and the benchmark. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const gz = (bytes: Buffer | string) => gzipSync(bytes, { level: 6 }).length;
const br = (bytes: Buffer | string) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  }).length;

/** Scripts that a page loads on arrival. `nomodule` ones are not counted: nobody has such browsers. */
const scriptsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
      .filter(([tag]) => !/nomodule/i.test(tag))
      .map(([, source = ""]) => source),
  ),
];

export type PageWeight = {
  path: string;
  words: number;
  html: number;
  htmlBr: number;
  htmlGz: number;
  js: number;
  scripts: number;
  css: number;
  fonts: number;
  /** Fonts that the page preloads, or that its styles name. */
  fontFiles: number;
};

/** Bytes of one page of a running site. Page data is part of the document. */
export async function weighPage(base: string, pagePath: string): Promise<PageWeight> {
  const get = async (address: string) =>
    Buffer.from(
      await (
        await fetch(new URL(address, base), { headers: { "accept-encoding": "identity" } })
      ).arrayBuffer(),
    );
  const html = (await get(pagePath)).toString();
  const scripts = scriptsOf(html);
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  const fonts = [...html.matchAll(/<link[^>]*href="([^"]+\.woff2)"/g)].map(([, href = ""]) => href);
  const total = async (addresses: string[], weigh: (bytes: Buffer) => number) =>
    (await Promise.all(addresses.map(get))).reduce((sum, bytes) => sum + weigh(bytes), 0);
  const named = (await Promise.all(styles.map(get))).flatMap((style) =>
    [...style.toString().matchAll(/[\w.~-]+\.woff2/g)].map(([name]) => name),
  );
  const text = html.replace(/<script[\s\S]*?<\/script>/g, " ").replace(/<[^>]+>/g, " ");
  return {
    path: pagePath,
    words: text.split(/\s+/).filter(Boolean).length,
    html: html.length,
    htmlBr: br(html),
    htmlGz: gz(html),
    js: await total(scripts, gz),
    scripts: scripts.length,
    css: await total(styles, gz),
    fonts: await total(fonts, (bytes) => bytes.length),
    fontFiles: new Set([...fonts.map((font) => path.basename(font)), ...named]).size,
  };
}

const bare = "tests/bench/bare";
const builtBare = path.join(bare, ".next/server/app/index.html");

/** Builds the bare page with which scripts are compared, unless its output exists. Two builds at once fail. */
export function buildBarePage(): void {
  if (existsSync(builtBare)) return;
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build", bare], {
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error(`The bare page did not build:\n${stderr.toString()}`);
}

/** First-load JavaScript of a bare page of the same Next with one link, gzipped bytes. */
export function bareFloor(): number {
  return scriptsOf(readFileSync(builtBare, "utf8"))
    .map((source) =>
      gz(readFileSync(path.join(bare, ".next", source.replace(/^\/_next\//, "").replace(/\?.*$/, "")))),
    )
    .reduce((sum, bytes) => sum + bytes, 0);
}
