/**
 * Keeps saved pages readable offline. Registered by the page after the first save, never before.
 *
 * It keeps only: pages of pieces that the reader saved, the saved list, the offline page, and the scripts, styles, font
 * and pictures these name, wherever the content store serves its pictures from. They are fetched without cookies, so
 * that a draft, a preview or anything of a signed-in reader can never be among them; the API is not touched at all. A
 * kept page is served only when the network fails, answers with a server error, or keeps the reader waiting.
 *
 * Raise `version` when the way of keeping changes: what an older version kept is fetched anew. A browser takes the policy
 * that its script was sent with for good, too, and asks for another only with another script.
 */
const version = 4;
const prefix = "lantern-saved-";
const cacheName = prefix + version;

/** Which assets each kept page needs, kept beside them: `{ "/micro-briefs/x": ["/_next/static/…"] }`. */
const manifestAddress = "/kept-pages.json";

/** With a copy at hand, a reader waits this long for the network. */
const patience = 4000;

const keepablePage =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:(?:micro-briefs|micro-actions|glossary|tracks)\/[^/]+|saved|offline)$/;
const keepableAsset = /^\/(?:_next\/static|images)\//;
/** A picture that a page names with its whole address. */
const picture = /<img\b[^>]*\ssrc="(https?:\/\/[^"]+)"/g;
/** What a page may ask to have kept beyond what the public page names: code alone, since a preview shows drafts. */
const code = /^\/_next\/static\//;
const untouched = /^\/(?:api|_next|__clerk)\//;

/** Where an editor enters and leaves the preview, and the name of the mark that is there meanwhile. */
const previewSwitch = /^\/api\/draft-mode\/(enable|disable)$/;
const previewName = "lantern-preview";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // First of all: what the page asks for may come already, and is to find what was brought along.
      const isBrought = inTurn(bringAlong);
      await self.registration.navigationPreload?.enable();
      const pages = await isBrought;
      // No page is answered before this is over: on a slow line what is fetched anew goes on after it.
      if (pages.length > 0) await Promise.race([inTurn(() => keepPages(pages, [])), after(patience)]);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  const { keep, drop, assets } = event.data ?? {};
  const work = inTurn(async () => {
    const missed = Array.isArray(keep) ? await keepPages(keep, Array.isArray(assets) ? assets : []) : [];
    if (Array.isArray(drop)) await dropPages(drop);
    return missed;
  });
  // Told in any case what is still to be kept: the page waits for that before it asks for anything more.
  event.waitUntil(work.catch(() => keep ?? []).then((missed) => event.ports[0]?.postMessage(missed)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET") return;
  if (url.origin !== self.location.origin) {
    if (request.destination === "image") event.respondWith(answerPicture(request));
    return;
  }
  if (request.mode === "navigate") {
    // The browser has asked already, and a code that is good once would be used twice.
    event.respondWith(untouched.test(url.pathname) ? passOn(event, url) : answerPage(event, url));
  } else if (keepableAsset.test(url.pathname)) {
    event.respondWith(answerAsset(request, url.pathname + url.search));
  }
});

const after = (time, value) => new Promise((resolve) => setTimeout(resolve, time, value));

const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** The network's answer. Whether it begins or ends a preview is noted before the page that it leads to is asked for. */
async function passOn(event, url) {
  const answer = await fromNetwork(event);
  const [, turn] = previewSwitch.exec(url.pathname) ?? [];
  // Who is refused is led nowhere.
  if (turn && !answer.ok && answer.status < 400) await notePreview(turn === "enable");
  return answer;
}

const notePreview = (isOn) =>
  (isOn ? caches.open(previewName) : caches.delete(previewName)).catch(() => undefined);

/** The network's answer; the kept page, or the offline page, when there is none. */
async function answerPage(event, url) {
  const network = fromNetwork(event);
  // As the server would redirect it.
  const path = url.pathname.replace(/\/$/, "");
  // A store that is broken keeps nobody from a network that is there.
  const kept = keepablePage.test(path) ? await keptAnswer(path).catch(() => undefined) : undefined;
  if (!kept) return network.catch(() => offlinePage(path));
  // A preview is slow, since nothing of it is cached, and the copy is of what is published.
  const isPatient = await caches.has(previewName);
  const late = isPatient ? new Promise(() => undefined) : after(patience, kept);
  const sound = network.then((answer) => {
    // What was withdrawn is not to be read from its copy.
    if (isGone(answer)) event.waitUntil(inTurn(() => dropPages([path])));
    // A preview ends without a word where its cookie does, and what anybody may keep is none.
    const isForAll = /public/.test(answer.headers.get("cache-control") ?? "");
    if (isPatient && isForAll) event.waitUntil(notePreview(false));
    return answer.status >= 500 ? kept : answer;
  });
  // Also when it comes after the copy was shown.
  event.waitUntil(sound.catch(() => undefined));
  return Promise.race([sound, late]).catch(() => kept);
}

/**
 * What a page names. The kept one at once where it never changes: a copy that is shown because the network is slow would
 * wait for its styles, and the server of a newer build has those of an older page no more.
 */
async function answerAsset(request, address) {
  const kept = await keptAnswer(address).catch(() => undefined);
  if (/immutable/.test(kept?.headers.get("cache-control") ?? "")) return kept;
  return fetch(request).catch(() => kept ?? Response.error());
}

/** A picture of another origin: the network's, else the kept one, in whichever size that is. */
const answerPicture = (request) =>
  fetch(request).catch(
    async () =>
      (await caches.match(request.url, { cacheName, ignoreSearch: true, ignoreVary: true })) ??
      Response.error(),
  );

/** The offline page in the language of the address, or in any language. */
async function offlinePage(path) {
  const language = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/.exec(path)?.[0] ?? "";
  const kept = await keptAnswer(`${language}/offline`);
  if (kept) return kept;
  const other = Object.keys(await readManifest()).find((page) => page.endsWith("/offline"));
  return (other && (await keptAnswer(other))) || Response.error();
}

/** Of what may be gone altogether, as when its reader has left, nothing is made anew by looking. */
const keptAnswer = (address) => caches.match(address, { cacheName, ignoreVary: true });

/** Keeps each page with what it names, and what the page that asks has loaded beyond that. Gives those it could not have yet. */
async function keepPages(paths, loaded) {
  const cache = await caches.open(cacheName);
  const manifest = await readManifest();
  const missed = [];
  for (const path of paths.filter((path) => keepablePage.test(path))) {
    const answer = await fetchPage(path);
    if (answer === "gone") delete manifest[path];
    if (answer === "missed") missed.push(path);
    if (typeof answer === "string") continue;
    try {
      const assets = assetsOf(await answer.clone().text(), loaded, manifest[path] ?? []);
      await Promise.all(assets.map((address) => keepAsset(cache, address)));
      const marks = await marksOf(assets);
      await Promise.all(marks.map((address) => keepAsset(cache, address)));
      await cache.put(path, answer);
      manifest[path] = [...assets, ...marks];
      // At once: with a page that never comes, the browser ends the worker before it is through.
      await list(cache, manifest);
    } catch {
      // Cut off on its way, or there is no room for it. The others may still come.
      missed.push(path);
    }
  }
  await writeManifest(manifest);
  return missed;
}

/**
 * The addresses of what a page needs: what it names, and what was loaded beyond that, now and, while its build is the same, when
 * it was kept `before`: the page that asks may be another, which has loaded less.
 */
function assetsOf(text, loaded, before) {
  const inText = [
    ...[...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address.replaceAll("&amp;", "&")),
    ...frameworkOf(text),
  ];
  const named = [
    ...inText.filter((address) => keepableAsset.test(address)),
    ...[...text.matchAll(picture)].map(([, address]) => address.replaceAll("&amp;", "&")),
  ];
  const isSame = named.every((address) => before.includes(address));
  return [
    ...new Set([...named, ...loaded.filter((address) => code.test(address)), ...(isSame ? before : [])]),
  ];
}

/** The scripts that a page loads at its reader's first touch, which it names as data. */
function frameworkOf(text) {
  const [, list] = /<script type="application\/json" id="framework">([^<]*)<\/script>/.exec(text) ?? [];
  return list ? JSON.parse(list) : [];
}

/**
 * The part of what runs on arrival that shows a reader's marks and remembers their ticks, as the script that loads it names it.
 * The page that asks for a copy may be one that has no marks.
 */
async function marksOf(assets) {
  const script = assets.find((address) => /\/arrival-script-[^/]+$/.test(address));
  const text = script && (await (await keptAnswer(script))?.text());
  const [part] = /\bprogress-marks-[\w-]+\.js/.exec(text ?? "") ?? [];
  return part ? [script.replace(/[^/]+$/, part)] : [];
}

async function dropPages(paths) {
  const manifest = await readManifest();
  for (const path of paths) delete manifest[path];
  await writeManifest(manifest);
}

const isGone = ({ status }) => status === 404 || status === 410;

/**
 * The public page, as anybody gets it; `gone` when it is no more, `unfit` when it is not to be kept, `missed` when it may be
 * had another time.
 */
async function fetchPage(path) {
  try {
    const answer = await fetch(path, { credentials: "omit", headers: { accept: "text/html" } });
    if (isGone(answer)) return "gone";
    if (answer.status === 429 || answer.status >= 500) return "missed";
    const isPrivate = /no-store|private/.test(answer.headers.get("cache-control") ?? "");
    const isPage = /^text\/html/.test(answer.headers.get("content-type") ?? "");
    if (!answer.ok || isPrivate || !isPage) return "unfit";
    // A page reached by a redirect may not answer a navigation; the same bytes may.
    return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
  } catch {
    return "missed";
  }
}

/** Assets never change under their address: one that is kept stays. A missing one leaves the page readable. */
async function keepAsset(cache, address) {
  if (await cache.match(address, { ignoreVary: true })) return;
  try {
    const answer = await fetch(address, { credentials: "omit" }).catch((error) => {
      if (address.startsWith("/")) throw error;
      // Another origin may not let scripts read its pictures, and still let them be shown.
      return fetch(address, { credentials: "omit", mode: "no-cors" });
    });
    if (answer.ok || answer.type === "opaque") await cache.put(address, answer);
  } catch {
    // The page is still worth keeping.
  }
}

async function readManifest() {
  const kept = await keptAnswer(manifestAddress);
  return kept ? kept.json() : {};
}

const list = (cache, manifest) => cache.put(manifestAddress, new Response(JSON.stringify(manifest)));

/** Writes the list of kept pages and lets go of everything that is not on it. */
async function writeManifest(manifest) {
  // What was taken away meanwhile, as for a reader who has left, is not made anew.
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  const isListed = await list(cache, manifest).then(
    () => true,
    () => false,
  );
  const needed = new Set([manifestAddress, ...Object.keys(manifest), ...Object.values(manifest).flat()]);
  for (const request of await cache.keys()) {
    const { origin, pathname, search, href } = new URL(request.url);
    if (!needed.has(origin === self.location.origin ? pathname + search : href)) await cache.delete(request);
  }
  // In a full store there is room for it only now.
  if (!isListed) await list(cache, manifest);
}

/** Brings along what an older version kept, and lets that go. Gives the pages, which are to be fetched anew. */
async function bringAlong() {
  const cache = await caches.open(cacheName);
  const brought = [];
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  for (const name of older) {
    const before = await caches.open(name);
    const paths = [];
    for (const request of await before.keys()) {
      const { origin, pathname } = new URL(request.url);
      if (origin === self.location.origin && keepablePage.test(pathname)) paths.push(pathname);
      if (pathname !== manifestAddress && !(await cache.match(request, { ignoreVary: true })))
        await cache.put(request, await before.match(request, { ignoreVary: true }));
    }
    const listed = await before.match(manifestAddress);
    const unlisted = Object.fromEntries(paths.map((path) => [path, []]));
    await writeManifest({ ...unlisted, ...(await listed?.json()), ...(await readManifest()) });
    await caches.delete(name);
    brought.push(...paths);
  }
  return brought;
}

/** One change at a time: two of them would write over each other's list. */
let last = Promise.resolve();
function inTurn(work) {
  last = last.then(work, work);
  return last;
}
