import ts from "typescript";
import { expect, test } from "vitest";
import { parseSource, sourceFiles, type SourceFile } from "./source-files";

/** The elements of a file that have a live role and are hidden as long as they say nothing. */
function hiddenRegions(file: SourceFile): string[] {
  const found: string[] = [];
  if (!file.text.includes("empty:hidden")) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) {
      const text = node.attributes.getText();
      if (/\brole="(?:status|alert|log)"/.test(text) && text.includes("empty:hidden"))
        found.push(`${file.file}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return found;
}

test("no live region is hidden until it has something to say: what comes with its text is not read out", () => {
  expect(sourceFiles("app", "components").flatMap((file) => hiddenRegions(file))).toEqual([]);
});

test("one that is would be found", () => {
  const text = 'export const Made = () => <p role="status" className="m-2 empty:hidden">{said}</p>;';
  expect(hiddenRegions({ file: "made-up.tsx", text })).toHaveLength(1);
});
