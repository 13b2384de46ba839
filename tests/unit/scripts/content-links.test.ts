import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lineOf, linksOf, visit, visitAll, type Link, type Outcome } from "@/scripts/content-links";
import { readLibrary } from "@/scripts/content/library";
import { startServer, type HttpServer } from "@/tests/support/services/http-server";

const page = (title: string, heading = "") =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${heading}</h1>${"x".repeat(500_000)}</body></html>`;

let server: HttpServer;
let base: string;
let asked: Record<string, number>;
let isAwake = false;

beforeAll(async () => {
  asked = {};
  server = await startServer((request, response) => {
    const address = request.url ?? "";
    asked[address] = (asked[address] ?? 0) + 1;
    const html = (body: string, status = 200) =>
      response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(body);
    const to = (location: string) => response.writeHead(301, { location }).end();
    if (address === "/guide") html(page("Protecting Your Child&#x27;s Privacy Online | Consumer Advice"));
    else if (address === "/heading")
      html(page("Consumer Advice", "<span>Protecting your child’s</span> privacy online"));
    else if (address === "/other") html(page("Page not found", "Oops"));
    else if (address === "/old") to("/guide");
    else if (address === "/slash") to("/slash/");
    else if (address === "/slash/") html(page("Anything"));
    else if (address === "/loop") to("/loop");
    else if (address === "/file") response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
    else if (address === "/bots") html("no", 403);
    else if (address === "/broken") html("", 503);
    else if (address === "/sleepy") {
      if (isAwake) html(page("Awake"));
      isAwake = true;
    } else if (address === "/mute") return;
    else html("", 404);
  });
  base = server.url;
});
afterAll(() => server.stop());

const title = "Protecting Your Child's Privacy Online";
const link = (where: string, cited: string | null = null): Link => ({
  url: `${base}${where}`,
  title: cited,
  from: ["brief-a"],
});
const patience = 300;

test.each<[string, string | null, Outcome["kind"]]>([
  ["/guide", title, "fine"],
  ["/guide#part", title, "fine"],
  ["/heading", title, "fine"],
  ["/other", title, "retitled"],
  ["/other", null, "fine"],
  ["/old", title, "moved"],
  ["/slash", null, "fine"],
  ["/file", title, "fine"],
  ["/bots", title, "refused"],
  ["/missing", title, "gone"],
  ["/broken", title, "silent"],
  ["/loop", title, "silent"],
  ["/mute", title, "silent"],
])("%s cited as %s is %s", async (where, cited, kind) => {
  // Only what never answers is worth no wait: on a busy machine the others may take longer than that.
  expect((await visit(link(where, cited), where === "/mute" ? patience : undefined)).kind).toBe(kind);
});

test("says where an address moved, what a page calls itself and why there is no answer", async () => {
  const lineFor = async (where: string) => {
    const one = link(where, title);
    return lineOf(one, await visit(one));
  };
  expect(await lineFor("/guide")).toBeNull();
  expect(await lineFor("/old")).toBe(`moved: ${base}/old (brief-a) leads to ${base}/guide`);
  expect(await lineFor("/other")).toBe(
    `another title: ${base}/other (brief-a) is cited as "${title}" and calls itself "Page not found"`,
  );
  expect(await lineFor("/missing")).toBe(`gone: ${base}/missing (brief-a) answers 404`);
  const nobody: Link = { url: "http://127.0.0.1:1/", title: null, from: ["page-a"] };
  expect(lineOf(nobody, await visit(nobody))).toMatch(/^no answer: http:\/\/127\.0\.0\.1:1\/ \(page-a\): /);
});

test("an address that is silent is asked again, one that answers is not", async () => {
  const told: [string, Outcome["kind"]][] = [];
  asked = {};
  await visitAll(
    [link("/sleepy"), link("/guide", title)],
    ({ url }, { kind }) => told.push([url, kind]),
    patience,
  );
  expect(Object.fromEntries(told)).toEqual({ [`${base}/sleepy`]: "fine", [`${base}/guide`]: "fine" });
  expect(asked).toEqual({ "/sleepy": 2, "/guide": 1 });
});

test("the addresses are those of sources and links, each once, with who leads there", () => {
  const document = (id: string, more: object) => JSON.stringify({ _id: id, _type: "microBrief", ...more });
  const source = (url: string, more: object = {}) => ({
    _key: url,
    _type: "source",
    publisher: "P",
    url,
    ...more,
  });
  const text = [
    document("a", {
      sources: [source("https://example.org/x", { title: "X" }), source("https://example.org/")],
    }),
    document("b", {
      sources: [source("https://example.org/x", { title: "X" })],
      content: [
        {
          _type: "block",
          markDefs: [
            { _key: "1", _type: "link", href: "https://example.org/" },
            { _key: "2", _type: "link", href: "/tracks" },
            { _key: "3", _type: "link", href: "tel:988" },
          ],
        },
      ],
    }),
    document("drafts.c", { sources: [source("https://example.org/draft", { title: "D" })] }),
    document("d", { _type: "settingPath", url: "https://example.org/help", pageTitle: "Help" }),
  ].join("\n");
  expect(linksOf(readLibrary(text).documents)).toEqual([
    { url: "https://example.org/x", title: "X", from: ["a", "b"] },
    { url: "https://example.org/", title: null, from: ["a", "b"] },
    { url: "https://example.org/help", title: "Help", from: ["d"] },
  ]);
});

test("the command reports and fails only for what is gone, and for a line that it cannot read", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-links-"));
  const file = path.join(folder, "test.ndjson");
  const run = async (addresses: string[], end = "") => {
    const sources = addresses.map((address) => ({ url: `${base}${address}`, title, publisher: "P" }));
    writeFileSync(file, JSON.stringify({ _id: "brief-a", _type: "microBrief", sources }) + end);
    const command = spawn("node_modules/.bin/node", ["scripts/content-links.ts", file]);
    let output = "";
    for (const stream of [command.stdout, command.stderr])
      stream.on("data", (data: Buffer) => (output += data.toString()));
    const status = await new Promise<number | null>((resolve) => command.on("close", resolve));
    return { status, output };
  };
  try {
    const fine = await run(["/guide", "/old", "/bots"]);
    expect(fine.output).toContain("3 addresses: 1 fine, 1 moved, 1 refused.");
    expect(fine.status).toBe(0);
    const gone = await run(["/guide", "/missing"]);
    expect(gone.output).toContain("gone: ");
    expect(gone.status).toBe(1);
    const cut = await run(["/guide"], '\n{"_id":"brief-b","sour');
    expect(cut.output).toContain(`${file}:2: is not JSON`);
    expect(cut.output).toContain("1 addresses: 1 fine.");
    expect(cut.status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test("a help line leads to its page, its chat and its form", () => {
  const line = {
    _id: "helpLine-x",
    _type: "helpLine",
    url: "https://line.example.org/",
    chat: "https://line.example.org/chat",
    form: "https://line.example.org/report",
  };
  const found = linksOf(readLibrary(JSON.stringify(line)).documents);
  expect(found.map(({ url }) => url)).toEqual([line.url, line.chat, line.form]);
});

test("what is no address gives no answer, and the others are visited", async () => {
  const told: string[] = [];
  const odd = { url: "https://", title: null, from: ["brief-a"] };
  await visitAll([odd, link("/guide")], ({ url }, { kind }) => told.push(`${kind} ${url}`), patience);
  expect(told.toSorted()).toEqual([`fine ${base}/guide`, "silent https://"]);
});
