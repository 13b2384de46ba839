import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inlineHashes, splitPage } from "#lib/front/inline-scripts";

const next = [
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});`,
  `(self.__next_f=self.__next_f||[]).push([0])`,
  String.raw`self.__next_f.push([1,"1:\"$Sreact\" \u003c/script> $& $1"])`,
];
const own = `document.documentElement.dataset.theme="dark"`;
const rules = `{"prefetch":[]}`;
const data = `{"@context":"https://schema.org"}`;
const document = `<!DOCTYPE html><html><head><script>${own}</script><script src="/a.js" async=""></script></head><body><p>Text about &lt;script&gt;</p><script type="application/ld+json">${data}</script><script type="speculationrules">${rules}</script><script id="_R_">${next[0]}</script><script src="/b.js" async=""></script><script>${next[1]}</script><script>${next[2]}</script></body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("what Next wrote leaves the document in one script, in order; the rest stays where it is", () => {
  const page = splitPage(document, () => "/own.js");
  expect(page.script).toBe(next.join(";\n"));
  expect(page.html).toBe(
    `<!DOCTYPE html><html><head><script>${own}</script><script src="/a.js" async=""></script></head><body><p>Text about &lt;script&gt;</p><script type="application/ld+json">${data}</script><script type="speculationrules">${rules}</script><script src="/own.js" defer></script><script src="/b.js" async=""></script></body></html>`,
  );
});

test("the inline scripts that stay are named by their hash, and data blocks are not", () => {
  expect(splitPage(document, () => "/own.js").hashes).toEqual([hash(own), hash(rules)]);
  expect(inlineHashes(document)).toEqual([own, rules, ...next].map(hash));
});

test("the script in pieces does what the pieces did", () => {
  const { script } = splitPage(document, () => "/own.js");
  const pushed: unknown[] = [];
  const __next_f = { push: (piece: unknown) => pushed.push(piece) };
  runInNewContext(script ?? "", { self: { __next_f } });
  expect(pushed).toEqual([[0], [1, '1:"$Sreact" </script> $& $1']]);
});

test("a page without Next's scripts stays as it is", () => {
  const page = splitPage("<!DOCTYPE html><p>Plain</p>", () => "/own.js");
  expect(page).toEqual({ html: "<!DOCTYPE html><p>Plain</p>", script: null, hashes: [] });
});
