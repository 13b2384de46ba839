import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resolveImport, sourceFiles } from "./source-files";

const files = sourceFiles("app", "components", "lib", "scripts");
const texts = new Map(files.map(({ file, text }) => [file, text]));
const known = new Set(texts.keys());

const importsOf = new Map(
  files.map(({ file, text }) => [
    file,
    [...text.matchAll(/^(?:import|export) [^;]*?from "([^"]+)"/gm)].flatMap(
      ([, specifier]) => resolveImport(known, file, specifier ?? "") ?? [],
    ),
  ]),
);

test("no file imports itself in a circle, types included", () => {
  expect([...importsOf.values()].flat().length).toBeGreaterThan(100);
  const circles: string[] = [];
  const state = new Map<string, "open" | "done">();
  const walk = (file: string, way: string[]) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open")
      return void circles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    state.set(file, "open");
    for (const next of importsOf.get(file) ?? []) walk(next, [...way, file]);
    state.set(file, "done");
  };
  for (const file of importsOf.keys()) walk(file, []);
  expect(circles).toEqual([]);
});

test("nothing is named after nothing", () => {
  const vague = /(^|\/)(index|utils?|helpers?|common|misc|types|constants)\.tsx?$/;
  expect(files.map(({ file }) => file).filter((file) => vague.test(file))).toEqual([]);
});

/** The imports that lead upwards, or to a file that is in none of the layers, within a folder whose layers are folders. */
function upwardsIn(folder: string, layers: readonly string[], shared: readonly string[] = []): string[] {
  const layerOf = (file: string) =>
    file.startsWith(`${folder}/`) ? (/^([\w-]+)\//.exec(file.slice(folder.length + 1))?.[1] ?? null) : null;
  const within = [...importsOf].flatMap(([file, targets]) => {
    const layer = layerOf(file);
    return layer === null ? [] : [{ file, layer, targets }];
  });
  expect(new Set(within.map(({ layer }) => layer))).toEqual(new Set(layers));
  return within
    .flatMap(({ file, layer, targets }) => targets.map((target) => ({ file, layer, target })))
    .filter(({ target }) => target.startsWith(`${folder}/`))
    .filter(({ layer, target }) => {
      const below = layerOf(target);
      return below === null
        ? !shared.includes(target.slice(folder.length + 1))
        : layers.indexOf(below) < layers.indexOf(layer);
    })
    .map(({ file, target }) => `${file} -> ${target}`);
}

test("the folders of the front import downwards, and of what lies above them only what all of it shares", () => {
  const layers = ["answers", "invalidation", "cache", "connections", "requests", "next"];
  const shared = ["limits.ts", "log.ts", "next-internals.ts", "policy.ts"];
  expect(upwardsIn("lib/front", layers, shared)).toEqual([]);
});

/** Folders of many files, each with the folders in it from the top down. */
const inFolders: Record<string, string[]> = {
  "lib/product/directory": [
    "finding",
    "urgency",
    "provider",
    "osm",
    "records",
    "query",
    "places",
    "vocabulary",
    "hours",
    "business",
  ],
  "lib/product/calls": [
    "commands",
    "queue",
    "records",
    "permission",
    "do-not-call",
    "form",
    "allowance",
    "numbers",
    "manners",
  ],
  "components/product/calls": ["list", "page", "start", "requests", "follow", "parts", "do-not-call"],
  "components/product/security": [
    "page",
    "address",
    "password",
    "authenticator",
    "passkeys",
    "sessions",
    "parts",
    "step-up",
  ],
};
test.for(Object.entries(inFolders))(
  "the folders of %s import downwards, and no file lies above them",
  ([folder, layers]) => {
    expect(upwardsIn(folder, layers)).toEqual([]);
    expect([...known].filter((file) => new RegExp(`^${folder}/[^/]+$`).test(file))).toEqual([]);
  },
);

test("nothing is imported from app: what a route needs lies in a layer below", () => {
  const targets = [...importsOf].flatMap(([file, all]) => all.map((target) => ({ file, target })));
  expect(targets.some(({ file }) => file.startsWith("app/"))).toBe(true);
  const fromApp = targets.filter(({ target }) => target.startsWith("app/"));
  expect(fromApp.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test("only the platform and scripts reach the stand-ins", () => {
  const reaching = [...importsOf].filter(([, targets]) =>
    targets.some((target) => target.startsWith("lib/local/")),
  );
  expect(
    reaching.map(([file]) => file).filter((file) => !/^(lib\/(platform|local)|scripts)\//.test(file)),
  ).toEqual([]);
});

test("businesses are read from the provider that directory.ts names, not from one provider's tables", () => {
  const tables =
    /^lib\/product\/directory\/(?:records\/business-store|provider\/(?:business-search-store|own-directory))\.ts$/;
  const reading = [...importsOf].filter(([, targets]) => targets.some((target) => tables.test(target)));
  expect(reading.length).toBeGreaterThan(0);
  expect(reading.map(([file]) => file).filter((file) => !file.startsWith("lib/product/directory/"))).toEqual(
    [],
  );
});

test("the content lake is started by scripts alone, and is in no server that serves the site", () => {
  const reached = new Set<string>();
  const walk = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of importsOf.get(file) ?? []) walk(next);
  };
  for (const file of importsOf.keys())
    if (/^(app|components|lib\/(platform|front))\/|^scripts\/(serve|start|build|dev)\.ts$/.test(file))
      walk(file);
  expect(reached.has("lib/local/dataset-store.ts")).toBe(true);
  expect([...reached].filter((file) => file.startsWith("lib/local/content-lake/"))).toEqual([]);
});

test("a command that reaches the environment reads the files first", () => {
  /** What is evaluated with a file: types are not, nor is what it imports only when it comes to it. */
  const evaluatedWith = (file: string) =>
    [...(texts.get(file) ?? "").matchAll(/^(?:import|export) (?!type )(?:[^;]*?from )?"([^"]+)"/gm)].map(
      ([, specifier]) => specifier ?? "",
    );
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const specifier of evaluatedWith(file)) {
      const next = resolveImport(known, file, specifier);
      if (next) reached(next, seen);
    }
    return seen;
  };
  const commands = new Set(readFileSync("package.json", "utf8").match(/(?<=[ "])scripts\/[\w-]+\.ts\b/g));
  const reaching = [...commands].filter((file) => reached(file).has("lib/platform/env.ts"));
  expect(reaching).toContain("scripts/flags.ts");
  expect(reaching.filter((file) => evaluatedWith(file)[0] !== "./env-files.ts")).toEqual([]);
  expect(reached("scripts/env-files.ts").has("lib/platform/env.ts")).toBe(false);
});

test("the files that the client fixed stand at the top", () => {
  for (const name of [
    "package.json",
    "next.config.ts",
    "app",
    "components",
    "lib",
    "messages",
    "public",
    "tests",
    "tsconfig.json",
  ])
    expect(existsSync(name), name).toBe(true);
});
