/** What stands in a static part is rendered by a renderer of its own, where neither an island nor a hook works. */
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files";

const files = new Map(sourceFiles("components").map(({ file, text }) => [file, text]));

/** The components that a piece of code shows, by name. */
const shownIn = (code: string) => new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name));

/** Where a file has a component from; null when it is its own, or a library's. */
function originOf(name: string, text: string): string | null {
  const from = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from "@/([^"]+)"`).exec(text)?.[1];
  return from === undefined ? null : ([`${from}.tsx`, `${from}.ts`].find((file) => files.has(file)) ?? null);
}

/** The code of a component that its file declares; nothing for one of a library's. */
const ownCode = (name: string, text: string) =>
  new RegExp(`^(?:export )?(?:async )?function ${name}\\(.*?^\\}`, "ms").exec(text)?.[0] ?? "";

const hook = /\buse[A-Z]\w*\(/;

/** What cannot work in a static part, of the code that stands in one of `file` and all that it shows. */
function faultsIn(code: string, file: string, seen = new Set<string>()): string[] {
  const text = files.get(file) ?? "";
  return [...shownIn(code)].flatMap((name) => {
    const origin = originOf(name, text);
    const at = origin ?? file;
    if (seen.has(`${at} ${name}`)) return [];
    seen.add(`${at} ${name}`);
    if (at.endsWith(".island.tsx")) return [`${file}: ${name} is an island`];
    const own = ownCode(name, files.get(at) ?? "");
    return [...(hook.test(own) ? [`${at}: ${name} has a hook`] : []), ...faultsIn(own, at, seen)];
  });
}

const parts = [...files].flatMap(([file, text]) =>
  [...text.matchAll(/<StaticPart\b[^>]*>(.*?)<\/StaticPart>/gs)].map(([, code = ""]) => ({ file, code })),
);

test("no static part holds an island or a hook", () => {
  expect(parts.length).toBeGreaterThan(30);
  const shown = parts.flatMap(({ file, code }) => [...shownIn(code)].map((name) => `${file} ${name}`));
  expect(shown).toContain("components/publication/brief/brief-article.tsx StoredDate");
  expect(parts.flatMap(({ file, code }) => faultsIn(code, file))).toEqual([]);
});

test.each([
  ["<HeaderIsland />", /HeaderIsland is an island/],
  ["<LanguageMenu><Header current={null} /></LanguageMenu>", /Header has a hook/],
])("%s in a static part would be found", (code, fault) => {
  const file = "components/site/site-page.tsx";
  const text = files.get(file) ?? "";
  files.set(file, `import { HeaderIsland } from "@/components/site/header.island";\n${text}`);
  expect(faultsIn(code, file).join()).toMatch(fault);
  files.set(file, text);
});
