import ts from "typescript";
import { expect, test } from "vitest";
import { parseSource, sourceFiles, type SourceFile } from "./source-files";

/** The lists of utilities of that file, by name, that hide what is empty. */
function hidingLooks(file: SourceFile): string[] {
  const found: string[] = [];
  if (!file.text.includes("empty:hidden")) return found;
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      !ts.isFunctionLike(node.initializer) &&
      node.initializer.getText().includes("empty:hidden")
    )
      found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return found;
}

/** The elements of a file that have a live role and are hidden as long as they say nothing, be it by a look of that name. */
function hiddenRegions(file: SourceFile, looks: readonly string[] = []): string[] {
  const found: string[] = [];
  const hides = (node: ts.Node): boolean =>
    ts.isIdentifier(node) ? looks.includes(node.text) : (ts.forEachChild(node, hides) ?? false);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) {
      const text = node.attributes.getText();
      const isHidden =
        text.includes("empty:hidden") ||
        node.attributes.properties.some((one) => isClassName(one) && hides(one));
      if (isHidden && /\brole="(?:status|alert|log)"/.test(text)) found.push(`${file.file}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return found;
}

const isClassName = (attribute: ts.JsxAttributeLike): boolean =>
  ts.isJsxAttribute(attribute) && attribute.name.getText() === "className";

test("no live region is hidden until it has something to say: what comes with its text is not read out", () => {
  const files = sourceFiles("app", "components");
  const looks = files.flatMap((file) => hidingLooks(file));
  expect(files.flatMap((file) => hiddenRegions(file, looks))).toEqual([]);
});

test("a hidden live region would be found", () => {
  const text = 'export const Made = () => <p role="status" className="m-2 empty:hidden">{said}</p>;';
  expect(hiddenRegions({ file: "made-up.tsx", text })).toHaveLength(1);
});

test("a live region that a list of utilities from elsewhere hides would be found too", () => {
  const looks = hidingLooks({ file: "looks.ts", text: 'export const quiet =\n  "m-2 empty:hidden";' });
  expect(looks).toEqual(["quiet"]);
  const text = 'export const Made = () => <p role="status" className={`${quiet} mt-6`}>{said}</p>;';
  expect(hiddenRegions({ file: "made-up.tsx", text }, looks)).toHaveLength(1);
});
