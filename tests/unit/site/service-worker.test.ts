/** What the service worker shows of a kept page, and when it lets go of one. Its browser is as small as it needs. */
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { describe, expect, test, vi } from "vitest";

const code = readFileSync("public/sw.js", "utf8");
const origin = "https://lantern.test";
const brief = "/micro-briefs/one";
const other = "/micro-actions/two";
/** The names of copies as this version of the worker keeps them, and as the one before did. */
const [present, former] = [0, 1].map((back) => {
  const version = Number(/^const version = (\d+);$/m.exec(code)?.[1]);
  return `lantern-saved-${version - back}`;
}) as [string, string];

type Asked = string | { url: string };
type Event = {
  request: { url: string; method: string; mode: string };
  preloadResponse: Promise<Response | undefined>;
  data: { keep?: string[]; drop?: string[]; assets?: string[] };
  ports: { postMessage: (answer: unknown) => void }[];
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
};

const address = (asked: Asked) => new URL(typeof asked === "string" ? asked : asked.url, origin).href;

class Copies {
  readonly kept = new Map<string, Response>();
  /** How many answers it has room for; those that take another's place need as much. */
  room = Infinity;
  match = async (asked: Asked) => this.kept.get(address(asked))?.clone();
  /** For which there is no room. */
  readonly tooLarge = new Set<string>();
  put = async (asked: Asked, answer: Response) => {
    if (this.kept.size >= this.room || this.tooLarge.has(address(asked)))
      throw new DOMException("There is no room", "QuotaExceededError");
    this.kept.set(address(asked), answer);
  };
  keys = async () => [...this.kept.keys()].map((url) => ({ url }));
  delete = async (asked: Asked) => this.kept.delete(address(asked));
  paths = () => [...this.kept.keys()].map((url) => new URL(url).pathname).toSorted();
}

/** A worker with copies of these pages, which stand under `name`. `runOut` ends a reader's patience. */
async function startWorker(
  pages: readonly string[],
  network: (asked: Asked) => Promise<Response>,
  name = present,
) {
  const stores = new Map<string, Copies>();
  const open = (asked: string) => stores.get(asked) ?? stores.set(asked, new Copies()).get(asked);
  const cache = open(name) as Copies;
  const listeners = new Map<string, (event: Partial<Event>) => void>();
  let runOut = () => {};
  let isBroken = false;
  vm.runInNewContext(code, {
    URL,
    Response,
    caches: {
      match: async (asked: Asked, { cacheName }: { cacheName: string }) => {
        if (isBroken) throw new DOMException("Internal error", "UnknownError");
        return stores.get(cacheName)?.match(asked);
      },
      open: async (asked: string) => open(asked),
      keys: async () => [...stores.keys()],
      has: async (asked: string) => {
        if (isBroken) throw new DOMException("Internal error", "UnknownError");
        return stores.has(asked);
      },
      delete: async (asked: string) => stores.delete(asked),
    },
    fetch: network,
    // The one clock of the worker is a reader's patience.
    setTimeout: (run: (value: unknown) => void, _: number, value: unknown) => {
      runOut = () => run(value);
    },
    self: {
      location: { origin },
      registration: {},
      clients: { claim: async () => undefined },
      addEventListener: (name: string, listener: (event: Partial<Event>) => void) =>
        listeners.set(name, listener),
    },
  });
  for (const page of pages) await cache.put(page, new Response(`the copy of ${page}`));
  const manifest = Object.fromEntries(pages.map((page) => [page, []]));
  await cache.put("/kept-pages.json", Response.json(manifest));
  return {
    cache,
    breakStore: () => {
      isBroken = true;
    },
    runOut: () => runOut(),
    keptPages: () => (open(present) as Copies).paths(),
    stores: () => [...stores.keys()],
    leaveNoRoomFor: (path: string) => void (open(present) as Copies).tooLarge.add(address(path)),
    /** Has copies made or let go of: what the page is answered. */
    tell: (data: Event["data"]) =>
      new Promise<unknown>((resolve) =>
        listeners.get("message")?.({
          data,
          ports: [{ postMessage: resolve }],
          waitUntil: (work) => void work.catch(() => undefined),
        }),
      ),
    /** As the page does for a reader who leaves. */
    removeCopies: () => stores.clear(),
    /** Takes the place of the worker before. */
    async activate() {
      const work: Promise<unknown>[] = [];
      listeners.get("activate")?.({ waitUntil: (more) => work.push(more) });
      await Promise.all(work);
    },
    /** Goes to a page, or asks for what it names: what is shown, and all that the worker stays awake for. */
    visit(path: string, preloaded?: Response, mode = "navigate") {
      const work: Promise<unknown>[] = [];
      let answer = Promise.resolve(Response.error());
      listeners.get("fetch")?.({
        request: { url: origin + path, method: "GET", mode },
        preloadResponse: Promise.resolve(preloaded),
        waitUntil: (more) => work.push(more),
        respondWith: (given) => {
          answer = given;
        },
      });
      const shown = answer.then(async (response) => [response.status, await response.text()]);
      const settled = async () => {
        await shown;
        for (let done = 0; done < work.length; done += 1) await work[done];
      };
      return { shown, settled };
    },
  };
}

test.each([404, 410])(
  "a withdrawn piece (%i) is let go of, and its copy never shown again",
  async (status) => {
    let answer = async () => new Response("withdrawn", { status });
    const worker = await startWorker([brief, "/saved"], () => answer());
    const { shown, settled } = worker.visit(`${brief}?from=list`);
    expect(await shown).toEqual([status, "withdrawn"]);
    await settled();
    expect(worker.keptPages()).toEqual(["/kept-pages.json", "/saved"]);
    answer = () => Promise.reject(new Error("offline"));
    expect((await worker.visit(brief).shown)[1]).not.toContain("the copy");
  },
);

test("a withdrawn piece is let go of also when its copy was shown, since the network was slow", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const worker = await startWorker([brief], () => promise);
  const { shown, settled } = worker.visit(brief);
  await new Promise((done) => setTimeout(done, 0));
  worker.runOut();
  expect(await shown).toEqual([200, `the copy of ${brief}`]);
  resolve(new Response("withdrawn", { status: 404 }));
  await settled();
  expect(worker.keptPages()).toEqual(["/kept-pages.json"]);
});

describe("a slow page", () => {
  const enable = "/api/draft-mode/enable?sanity-preview-secret=x";
  const redirect = async () => Response.redirect(`${origin}${brief}`, 307);
  const slow = () => new Promise<Response>(() => undefined);
  /** Visits a kept piece for longer than anybody waits. */
  async function visitSlowly(worker: Awaited<ReturnType<typeof startWorker>>) {
    const { shown } = worker.visit(brief);
    await new Promise((done) => setTimeout(done, 0));
    worker.runOut();
    return shown;
  }

  test("is waited for in a preview, and its copy shown only when it fails", async () => {
    let answer: () => Promise<Response> = redirect;
    const worker = await startWorker([brief], () => answer());
    await worker.visit(enable).shown;
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    const shown = visitSlowly(worker);
    await new Promise((done) => setTimeout(done, 5));
    resolve(new Response("the draft"));
    expect(await shown).toEqual([200, "the draft"]);
    answer = () => Promise.reject(new Error("offline"));
    expect(await worker.visit(brief).shown).toEqual([200, `the copy of ${brief}`]);
  });

  test.each([
    ["who has left the preview", `/api/draft-mode/disable?path=${brief}`, redirect],
    [
      "whose preview has ended without a word",
      brief,
      async () => new Response("", { headers: { "cache-control": "public, max-age=0" } }),
    ],
  ])("is replaced by its copy for an editor %s", async (_, path, last) => {
    let answer: () => Promise<Response> = redirect;
    const worker = await startWorker([brief], () => answer());
    await worker.visit(enable).shown;
    answer = last;
    await worker.visit(path).settled();
    answer = slow;
    expect(await visitSlowly(worker)).toEqual([200, `the copy of ${brief}`]);
  });

  test("is replaced by its copy for one who was refused the preview", async () => {
    let answer: () => Promise<Response> = async () => new Response("", { status: 401 });
    const worker = await startWorker([brief], () => answer());
    await worker.visit(enable).shown;
    answer = slow;
    expect(await visitSlowly(worker)).toEqual([200, `the copy of ${brief}`]);
  });
});

test("a copy is found whatever follows its address", async () => {
  const worker = await startWorker([brief], () => Promise.reject(new Error("offline")));
  for (const more of ["?utm_source=letter", "?action=x#steps", "/", "/?utm_source=letter"])
    expect(await worker.visit(brief + more).shown, more).toEqual([200, `the copy of ${brief}`]);
});

test.each([
  ["the network fails", () => Promise.reject(new Error("offline"))],
  ["the server fails", async () => new Response("", { status: 503 })],
])("a copy is shown and stays when %s", async (_, network) => {
  const worker = await startWorker([brief], network);
  const { shown, settled } = worker.visit(brief);
  expect(await shown).toEqual([200, `the copy of ${brief}`]);
  await settled();
  expect(worker.keptPages()).toContain(brief);
});

test.each([
  [brief, "navigate"],
  ["/about", "navigate"],
  ["/_next/static/chunks/one.js", "no-cors"],
])("where all copies have been removed, nothing is kept again because %s fails", async (path, mode) => {
  const worker = await startWorker([brief], () => Promise.reject(new Error("offline")));
  worker.removeCopies();
  const { shown, settled } = worker.visit(path, undefined, mode);
  expect(await shown).toEqual([0, ""]);
  await settled();
  expect(worker.stores()).toEqual([]);
});

test.each([
  ["/", "/offline"],
  ["/about", "/offline"],
  ["/es", "/es/offline"],
  ["/es/about", "/es/offline"],
  ["/es-mx", "/es-mx/offline"],
  ["/essays", "/offline"],
])("offline, %s is answered by %s", async (path, page) => {
  const worker = await startWorker(["/offline", "/es/offline", "/es-mx/offline"], () =>
    Promise.reject(new Error("offline")),
  );
  expect(await worker.visit(path).shown).toEqual([200, `the copy of ${page}`]);
});

test.each([
  ["the network fails", () => Promise.reject(new Error("offline"))],
  ["the server fails", async () => new Response("", { status: 503 })],
])("a new version keeps what the one before kept, where %s", async (_, network) => {
  const worker = await startWorker([brief, "/saved"], network, former);
  await worker.activate();
  expect(worker.stores()).toEqual([present]);
  expect(await worker.visit(brief).shown).toEqual([200, `the copy of ${brief}`]);
  expect(worker.keptPages()).toEqual(["/kept-pages.json", brief, "/saved"]);
});

test("a page for which there is no room costs no other its copy, and whoever asked is told", async () => {
  const [small, large] = ["/micro-briefs/small", "/micro-briefs/large"];
  const network = async () => new Response("a page", { headers: { "content-type": "text/html" } });
  const worker = await startWorker([], network);
  worker.leaveNoRoomFor(large);
  expect(await worker.tell({ keep: [small, large] })).toEqual([large]);
  expect(worker.keptPages()).toEqual(["/kept-pages.json", small]);
  // What is not on the worker's list goes with its next change.
  expect(await worker.tell({ drop: ["/micro-briefs/other"] })).toEqual([]);
  expect(worker.keptPages()).toEqual(["/kept-pages.json", small]);
});

test("a new version fetches anew what the one before kept, and lets go of what has been withdrawn", async () => {
  const network = async (asked: Asked) =>
    address(asked).endsWith("/saved")
      ? new Response("", { status: 404 })
      : new Response("new", { headers: { "content-type": "text/html" } });
  const worker = await startWorker([brief, "/saved"], network, former);
  await worker.activate();
  expect(worker.keptPages()).toEqual(["/kept-pages.json", brief]);
});

test("a new version lets pages be answered although what the one before kept cannot be had anew", async () => {
  const worker = await startWorker([brief, "/saved"], () => new Promise(() => undefined), former);
  const isActive = worker.activate();
  await vi.waitFor(() => expect(worker.stores()).toEqual([present]));
  await new Promise((done) => setTimeout(done, 0));
  worker.runOut();
  await isActive;
  expect(worker.keptPages()).toEqual(["/kept-pages.json", brief, "/saved"]);
});

test.each(["/__clerk/v1/oauth_callback?code=once", "/api/visitor/data"])(
  "what the browser has asked for ahead is not asked for again: %s",
  async (path) => {
    let count = 0;
    const worker = await startWorker([], async () => new Response(`${(count += 1)}`));
    expect(await worker.visit(path, new Response("ahead")).shown).toEqual([200, "ahead"]);
    expect(await worker.visit(path).shown).toEqual([200, "1"]);
  },
);

const html = (text: string) => new Response(text, { headers: { "content-type": "text/html" } });
/** A page whose line is cut while it comes. */
const cut = () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode("<html"));
        stream.error(new TypeError("The line was cut"));
      },
    }),
    { headers: { "content-type": "text/html" } },
  );

describe("a page that is to be kept", () => {
  test.each([
    ["the network fails", () => Promise.reject(new TypeError("offline"))],
    ["the server fails", async () => new Response("", { status: 503 })],
    ["the server is asked too much", async () => new Response("", { status: 429 })],
    ["its line is cut while it comes", async () => cut()],
  ])("is still to be kept, and the others are, where %s", async (_, fails) => {
    const worker = await startWorker([], (asked) =>
      address(asked).endsWith(brief) ? fails() : Promise.resolve(html("new")),
    );
    expect(await worker.tell({ keep: [brief, other] })).toEqual([brief]);
    expect(worker.keptPages()).toEqual(["/kept-pages.json", other]);
    expect(await (await worker.cache.match("/kept-pages.json"))?.json()).toEqual({ [other]: [] });
  });

  test.each([
    ["is no more", 404, "text/html"],
    ["is nobody's but a reader's own", 403, "text/html"],
    ["is no page", 200, "text/plain"],
  ])("is not asked for again where it %s", async (_, status, type) => {
    const worker = await startWorker(
      [],
      async () => new Response("", { status, headers: { "content-type": type } }),
    );
    expect(await worker.tell({ keep: [brief] })).toEqual([]);
  });

  test("keeps what it has loaded beyond its own for as long as that is of the same build", async () => {
    const [marks, ofBuild, ofNext] = ["marks", "one", "two"].map((name) => `/_next/static/${name}.js`);
    let script = ofBuild;
    const worker = await startWorker([], async (asked) =>
      address(asked).endsWith(".js") ? new Response("code") : html(`<script src="${script}"></script>`),
    );
    await worker.tell({ keep: [brief], assets: [marks ?? ""] });
    // By another page, which the reader has gone on to.
    await worker.tell({ keep: [brief], assets: [] });
    expect(worker.keptPages()).toEqual([marks, ofBuild, "/kept-pages.json", brief]);
    script = ofNext;
    await worker.tell({ keep: [brief], assets: [] });
    expect(worker.keptPages()).toEqual([ofNext, "/kept-pages.json", brief]);
  });

  test("keeps what shows its marks, whichever page has asked", async () => {
    const [script, marks] = ["arrival-script-a1", "progress-marks-b2"].map(
      (name) => `/_next/static/arrival/${name}.js`,
    );
    const worker = await startWorker([], async (asked) =>
      address(asked).endsWith(".js")
        ? new Response("import(`./tell-visit-c3.js`);import(`./progress-marks-b2.js`)")
        : html(`<template><script src="${script}"></script></template>`),
    );
    await worker.tell({ keep: [brief], assets: [] });
    expect(worker.keptPages()).toEqual([script, marks, "/kept-pages.json", brief]);
  });

  test("is on the list of what is kept though another never comes", async () => {
    const worker = await startWorker([], (asked) =>
      address(asked).endsWith(brief) ? Promise.resolve(html("new")) : new Promise(() => undefined),
    );
    void worker.tell({ keep: [brief, other] });
    await vi.waitFor(async () =>
      expect(await (await worker.cache.match("/kept-pages.json"))?.json()).toEqual({ [brief]: [] }),
    );
  });

  test("is kept no more when its reader has left meanwhile, nor is what the list said", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const worker = await startWorker([brief], () => promise);
    const told = worker.tell({ keep: [brief, "/saved"] });
    await new Promise((done) => setTimeout(done, 0));
    worker.removeCopies();
    resolve(html("new"));
    await told;
    expect(worker.stores()).toEqual([]);
  });
});

test("what is taken off the list makes room in a full store", async () => {
  const worker = await startWorker([brief, other], async () => html("new"));
  worker.cache.room = 3;
  await worker.tell({ drop: [brief] });
  expect(worker.keptPages()).toEqual(["/kept-pages.json", other]);
  expect(await (await worker.cache.match("/kept-pages.json"))?.json()).toEqual({ [other]: [] });
});

describe("what a kept page names", () => {
  const styles = "/_next/static/chunks/one.css";
  const ofGood = { "cache-control": "public, max-age=31536000, immutable" };
  /** With a copy of the styles, which say for how long they are good. */
  async function startWithStyles(network: () => Promise<Response>, headers: Record<string, string> = ofGood) {
    const worker = await startWorker([brief], network);
    await worker.cache.put(styles, new Response("the copy", { headers }));
    return worker;
  }

  test.each([
    ["a newer build has it no more", async () => new Response("", { status: 404 })],
    ["the server fails", async () => new Response("", { status: 503 })],
    ["the network is slow", () => new Promise<Response>(() => undefined)],
  ])("is there at once, also where %s", async (_, network) => {
    const worker = await startWithStyles(network);
    expect(await worker.visit(styles, undefined, "no-cors").shown).toEqual([200, "the copy"]);
  });

  test("is asked for first where it may change under its address, as on a developer's machine", async () => {
    const worker = await startWithStyles(async () => new Response("new"), { "cache-control": "no-cache" });
    expect(await worker.visit(styles, undefined, "no-cors").shown).toEqual([200, "new"]);
  });
});

test.each([
  [brief, "navigate"],
  ["/_next/static/chunks/one.js", "no-cors"],
])("where the browser's store is broken, the network still answers for %s", async (path, mode) => {
  const worker = await startWorker([brief], async () => new Response("from the network"));
  worker.breakStore();
  expect(await worker.visit(path, undefined, mode).shown).toEqual([200, "from the network"]);
});
