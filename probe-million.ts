const { openEmbedded } = await import("#lib/platform/server/database/embedded");
const { businessSearchStore } = await import("#lib/product/directory/business-search-store");
const { directorySourceOf } = await import("#lib/product/directory/directory-source");
const { queryWords } = await import("#lib/product/directory/words");
let t = performance.now();
const { database, close } = await openEmbedded(process.argv[2] ?? "/tmp/dir1");
console.log("open", (performance.now() - t) | 0);
t = performance.now();
const source = await directorySourceOf(database);
console.log("source", (performance.now() - t) | 0, source.places.size, source.businesses);
const all = { words: [], category: null, near: null, withinKm: null, openAt: null, after: null, before: null, size: 20 };
const p = { near: { latitude: 45.5152, longitude: -122.6784 }, withinKm: 48 };
const q = (s: string) => ({ words: queryWords(s) });
const day = new Date("2026-11-23T20:00:00Z"), night = new Date("2026-11-23T10:00:00Z");
const kinds: Record<string, object> = {
  all: {}, cat: { category: "tutoring" }, "cat coding": { category: "coding-clubs" }, "word repair": q("repair"), "two words": q("quinwick denver"), "rare": q("bacorba"), "none": q("xylophone"), "slip": q("tutorring"), "slip2": q("denist denvr"),
  near: p, "near any": { ...p, withinKm: null }, "near cat": { ...p, category: "tutoring" }, "near 8 cat": { ...p, withinKm: 8, category: "counseling" }, "near word": { ...p, ...q("dental") }, "near rare": { ...p, ...q("bacor") }, "near other": { ...p, ...q("chicago") }, "near slip": { ...p, ...q("tutorring") }, "near open": { ...p, openAt: day }, "near open night": { ...p, openAt: night }, "open day": { openAt: day }, "open night": { openAt: night }, "near open cat": { ...p, openAt: day, category: "dentistry" }, "near screen repair": { ...p, ...q("screen repair") }, "near brand": { ...p, ...q("bamart") }, "es": { ...p, ...q("clases particulares") },
};
for (const [name, query] of Object.entries(kinds)) {
  const times: number[] = []; let n = 0;
  for (let i = 0; i < 9; i++) { t = performance.now(); const r = await businessSearchStore(database, source).readPage({ ...all, ...query } as never); times.push(performance.now() - t); n = r.businesses.length; }
  const first = times[0]; times.sort((a, b) => a - b);
  console.log(name.padEnd(20), n, "first", first!.toFixed(0), "median", times[4]!.toFixed(1), "max", times[8]!.toFixed(0));
}
console.log(process.memoryUsage().rss / 1e6 | 0);
await close();
export {};
