/** What stands in a static part is rendered by a renderer of its own, where neither an island nor a hook works. */
import ts from "typescript";
import { expect, test } from "vitest";
import { parseSource, sourceFiles } from "./source-files";

type Module = {
  file: string;
  /** What each declaration of the file, at whatever depth, is made of. */
  own: Map<string, ts.Node[]>;
  /** Where each name comes from that is imported from a file of ours. */
  imported: Map<string, string>;
  parts: ts.Node[];
};

const texts = new Map(sourceFiles("app", "components").map(({ file, text }) => [file, text]));
const modules = new Map<string, Module>();

function readModule(file: string, text = texts.get(file) ?? ""): Module {
  const known = modules.get(file);
  if (known) return known;
  const made: Module = { file, own: new Map(), imported: new Map(), parts: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text.replace(/^@\//, "");
      const origin = [`${from}.tsx`, `${from}.ts`].find((name) => texts.has(name));
      const { namedBindings } = node.importClause ?? {};
      if (origin !== undefined && namedBindings && ts.isNamedImports(namedBindings))
        for (const { name } of namedBindings.elements) made.imported.set(name.text, origin);
    }
    if (
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    )
      made.own.set(node.name.text, [...(made.own.get(node.name.text) ?? []), node]);
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "StaticPart")
      made.parts.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parseSource({ file, text }));
  modules.set(file, made);
  return made;
}

const isHook = (name: string) => /^use(?:[A-Z]|$)/.test(name);

/** What cannot work in a static part, of a piece of code and all that it shows or calls. */
function faultsIn(code: ts.Node, module: Module, seen = new Set<ts.Node>()): string[] {
  if (seen.has(code)) return [];
  seen.add(code);
  const faults: string[] = [];
  // What stands in no function is worked out where the part stands, and there a hook works.
  const visit = (node: ts.Node, isCalled: boolean): void => {
    if (
      isCalled &&
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      isHook(node.expression.text)
    )
      faults.push(`${module.file}: ${node.expression.text}`);
    if (ts.isIdentifier(node)) {
      const origin = module.imported.get(node.text);
      const there = origin === undefined ? module : readModule(origin);
      if (there.file.endsWith(".island.tsx")) faults.push(`${module.file}: ${node.text}`);
      else
        for (const own of there.own.get(node.text) ?? [])
          if (!isAround(own, code)) faults.push(...faultsIn(own, there, seen));
    }
    ts.forEachChild(node, (child) => visit(child, isCalled || ts.isFunctionLike(node)));
  };
  visit(code, false);
  return faults;
}

/** Whether a declaration is the one in which the code stands: what names itself is not read twice. */
const isAround = (declared: ts.Node, code: ts.Node): boolean =>
  declared.getSourceFile() === code.getSourceFile() && declared.pos <= code.pos && code.end <= declared.end;

test("no static part holds an island or a hook", () => {
  const all = [...texts.keys()].map((file) => readModule(file));
  expect(all.flatMap(({ parts }) => parts).length).toBeGreaterThan(30);
  const faults = all.flatMap((module) => module.parts.flatMap((part) => faultsIn(part, module)));
  expect([...new Set(faults)]).toEqual([]);
});

test.each([
  ["an island", "<i><HeaderIsland /></i>", "HeaderIsland"],
  ["an island in a component", "<i><SitePage /></i>", "ConsentIsland"],
  ["a hook in a component", "<i><Header current={null} /></i>", "useTranslations"],
  ["a hook behind a name", "<i>{sections}</i>", "useTranslations"],
  ["a hook in a helper", "<i>{item()}</i>", "useMemo"],
])("%s in a static part would be found", (_, part, name) => {
  const module = readModule(
    `made-up-${name}-${part.length}.tsx`,
    `import { HeaderIsland } from "@/components/site/header.island";
    import { Header } from "@/components/site/header";
    import { SitePage } from "@/components/site/site-page";
    export function MadeUp() {
      const sections = <Header current={null} />;
      const item = () => useMemo(() => 1);
      return <StaticPart>${part}</StaticPart>;
    }`,
  );
  expect(module.parts.flatMap((one) => faultsIn(one, module)).join()).toContain(name);
});
