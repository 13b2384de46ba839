/** After an upgrade of Next, the names of the tests that fail say what has moved. */
import { readFileSync } from "node:fs";
import vm from "node:vm";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { expect, test } from "vitest";
import {
  bootstrapId,
  draftCookies,
  isErrorPage,
  readManifestScript,
  takeScripts,
  takeHeadLoaders,
  takeSignInScript,
} from "#lib/front/next-internals";
import { keepOneRealm } from "#lib/front/next/one-realm";
import { markTagOld } from "@/lib/front/invalidation/old-tags.mjs";

const inNext = (file: string) => readFileSync(`node_modules/next/dist/${file}`, "utf8");
/** A page as Next and React end it: the start, then its data in pieces. */
const start = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});`;
const pageWith = (...scripts: string[]) =>
  `<html><body><p>Text</p><script id="${bootstrapId}">${start}</script>${scripts
    .map((script) => `<script>${script}</script>`)
    .join("")}</body></html>`;

test("the page cache is a class with the functions that ours overrides", () => {
  const { default: FileSystemCache = fileSystemCache } = fileSystemCache as { default?: unknown };
  expect(typeof FileSystemCache).toBe("function");
  const { prototype } = FileSystemCache as { prototype: Record<string, unknown> };
  for (const name of ["get", "set", "revalidateTag"]) expect(typeof prototype[name], name).toBe("function");
});

test("old tags are kept in a map by tag, with the moments at which they are stale and expired", () => {
  expect(tagsManifest).toBeInstanceOf(Map);
  const before = Date.now();
  markTagOld("at-once", before);
  expect(tagsManifest.get("at-once")).toEqual({ stale: before, expired: before });
  markTagOld("in-a-minute", before, 60);
  expect(tagsManifest.get("in-a-minute")).toEqual({ stale: before, expired: before + 60_000 });
  const reads = inNext("server/lib/incremental-cache/tags-manifest.external.js");
  for (const field of ["stale", "expired"]) expect(reads, field).toContain(field);
});

test("the empty page for errors carries its mark", () => {
  expect(inNext("server/app-render/app-render.js")).toContain("__next_error__");
  expect(isErrorPage(Buffer.from('<html id="__next_error__"><head></head></html>'))).toBe(true);
  expect(isErrorPage(Buffer.from("<html><p>__next_error__</p></html>"))).toBe(false);
});

test("drafts are shown by these cookies", () => {
  const names = inNext("server/api-utils/index.js");
  for (const name of draftCookies) expect(names).toContain(name);
});

/** As Next's build writes it. */
const manifestOf = (value: string) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/[locale]/page"] = ${value};\n`;

test("a page's manifest is a script that is run in a new realm, with a name that the build knows too", () => {
  const reader = inNext("server/load-manifest.external.js");
  expect(reader).toContain('require("vm")');
  expect(reader).toContain("(0, _vm.runInNewContext)(content, contextObject);");
  const { "/[locale]/page": value } = readManifestScript(manifestOf('{"clientModules":{}}'))?.value as Record<
    string,
    unknown
  >;
  expect(value).toEqual({ clientModules: {} });
  expect(readManifestScript(manifestOf("{...globalThis}"))).toBeNull();
  expect(readManifestScript('globalThis.__BUILD_MANIFEST = {"a":1};')).toBeNull();
  expect(readManifestScript(`${manifestOf("{}")}run();`)).toBeNull();
});

test("a page's manifest costs no realm of its own, and every other script is run as ever", () => {
  const original = vm.runInNewContext;
  keepOneRealm();
  try {
    for (const script of [manifestOf('{"clientModules":{"a":[1]}}'), "globalThis.own = [1];"]) {
      const ours: vm.Context = {};
      const theirs: vm.Context = {};
      vm.runInNewContext(script, ours);
      original(script, theirs);
      expect(ours).toEqual(theirs);
    }
    const context: Record<string, unknown> = {};
    vm.runInNewContext(manifestOf("{}"), context);
    expect(Object.getPrototypeOf(context.__RSC_MANIFEST)).toBe(Object.prototype);
    expect(vm.runInNewContext("[]")).not.toBeInstanceOf(Array);
  } finally {
    vm.runInNewContext = original;
  }
});

test("the page's data is pushed in pieces, after React's own start", () => {
  const writer = inNext("server/app-render/stream-ops.node.js");
  expect(writer).toContain("(self.__next_f=self.__next_f||[]).push(");
  expect(writer).toContain("self.__next_f.push(");
  const page = pageWith(
    "(self.__next_f=self.__next_f||[]).push([0])",
    'self.__next_f.push([1,"one "])',
    'self.__next_f.push([1,"two"])',
  );
  const taken = takeScripts(page);
  expect(taken?.data).toContain("self.__next_f.push([1,`one two`])");
  expect(taken?.before).toContain("<p>Text</p>");
});

test("a script that is spelled in another way is not taken for Next's", () => {
  expect(takeScripts(pageWith('self.__next_g.push([1,"x"])'))).toBeNull();
  expect(takeScripts(pageWith("alert(1)"))).toBeNull();
});

test("what loads Next's code is taken out of the head, with what it has for browsers that could not run it", () => {
  const code = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const polyfill = '<script src="/_next/static/chunks/p.js" noModule=""></script>';
  const body = `</head><body>${code}${polyfill}`;
  expect(takeHeadLoaders(`<head><title>t</title>${code}${polyfill}${body}`)).toEqual({
    before: `<head><title>t</title>${body}`,
    sources: ["/_next/static/chunks/a.js"],
  });
});

test("the sign-in service's script is taken out of the head alone", () => {
  const written = readFileSync("node_modules/@clerk/nextjs/dist/esm/utils/clerk-script-tags.js", "utf8");
  expect(written).toMatch(/src: [^,]+,\s+"data-clerk-js-script": true,\s+async: true,/);
  const tag = `<script src="/__clerk/clerk.js?a=1&amp;b=2" data-clerk-js-script="true" async="" crossorigin="anonymous"></script>`;
  const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}`;
  expect(takeSignInScript(page(`<title>T</title>${tag}`, tag))).toEqual({
    before: page("<title>T</title>", tag),
    source: "/__clerk/clerk.js?a=1&amp;b=2",
  });
  const without = page(`<script src="/_next/a.js" async=""></script>`, tag);
  expect(takeSignInScript(without)).toEqual({ before: without, source: null });
});
