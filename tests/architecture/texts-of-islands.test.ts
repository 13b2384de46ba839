/**
 * In browser code a text stands alone in its element. Translation takes a text's node out of the page: beside others React
 * would put something in front of it, change it or take it away where it no longer is (docs/decisions.md).
 */
import ts from "typescript";
import { expect, test } from "vitest";
import { browserCode } from "./browser-code";
import { parseSource, type SourceFile } from "./source-files";

/** What the names of a file are given: by their declarations, or by the types that they have as properties. */
function namesIn(file: ts.SourceFile) {
  const values = new Map<string, ts.Expression>();
  const types = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      values.set(node.name.text, node.initializer);
    if (ts.isPropertySignature(node) && node.type) types.set(node.name.getText(), node.type.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { values, types };
}

type Names = ReturnType<typeof namesIn>;

/** Whether what stands in braces may be a text. What nothing is known of is taken for elements. */
function isText(code: ts.Expression, names: Names): boolean {
  if (ts.isParenthesizedExpression(code)) return isText(code.expression, names);
  if (ts.isStringLiteralLike(code)) return code.text.trim() !== "";
  if (ts.isTemplateExpression(code) || ts.isNumericLiteral(code)) return true;
  if (ts.isConditionalExpression(code)) return isText(code.whenTrue, names) || isText(code.whenFalse, names);
  if (ts.isBinaryExpression(code))
    return (
      isText(code.right, names) ||
      (code.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken && isText(code.left, names))
    );
  if (ts.isElementAccessExpression(code)) return true;
  if (ts.isPropertyAccessExpression(code)) return !isOfElements(code.name.text, names);
  if (ts.isIdentifier(code)) return /\b(string|number)\b/.test(names.types.get(code.text) ?? "");
  if (!ts.isCallExpression(code)) return false;
  if (ts.isPropertyAccessExpression(code.expression)) return code.expression.name.text !== "map";
  if (!ts.isIdentifier(code.expression) || code.expression.text === "createPortal") return false;
  const called = names.values.get(code.expression.text);
  if (called && ts.isArrowFunction(called))
    return ts.isBlock(called.body) ? false : isText(called.body, names);
  return !isOfElements(code.expression.text, names);
}

const isOfElements = (name: string, { types }: Names): boolean =>
  /React(Node|Element)/.test(types.get(name) ?? "");

/** Texts that stand beside others in an element, or in a fragment, of which nobody knows where it stands. */
function textsAmongOthers(source: SourceFile): string[] {
  const file = parseSource(source);
  const names = namesIn(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) =>
        ts.isJsxText(child)
          ? child.text.trim() !== ""
          : !ts.isJsxExpression(child) || (child.expression && !isSpace(child.expression)),
      );
      const texts = children.filter(
        (child) =>
          ts.isJsxText(child) ||
          (ts.isJsxExpression(child) && child.expression && isText(child.expression, names)),
      );
      if (children.length > 1 || ts.isJsxFragment(node))
        found.push(...texts.map((text) => `${source.file}: ${text.getText().trim()}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A space between elements is no word, and no translation touches it. */
const isSpace = (code: ts.Expression): boolean => ts.isStringLiteralLike(code) && code.text.trim() === "";

test("what runs in the browser has no text beside others in an element", () => {
  const files = browserCode().filter(({ file }) => file.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap(textsAmongOthers)).toEqual([]);
});

test.each([
  ["beside an element", "<b>{isBusy && <Spinner />}{labels.send}</b>"],
  ["that is chosen", "<b><i />{isBusy ? labels.sending : labels.send}</b>"],
  ["that comes and goes", "<b>{said && says[said]}<a /></b>"],
  ["beside another", "<b>{labels.kind}{` · ${labels.offline}`}</b>"],
  ["of a property", "<label><input />{label}</label>"],
  ["that is worked out", "<b><i />{words.text.replace('a', 'b')}</b>"],
  ["that is called for", "<b><i />{formatDay(date)}</b>"],
  ["written down", "<b>Send<i /></b>"],
  ["in a fragment", "<>{labels.send}</>"],
])("a text %s would be found", (_, markup) => {
  const text = `type Props = { label: string }; export const MadeUp = () => ${markup};`;
  expect(textsAmongOthers({ file: "made-up.tsx", text })).not.toEqual([]);
});

test.each([
  ["alone", "<b>{isBusy ? labels.sending : labels.send}</b>"],
  ["in an element of its own", "<b>{isBusy && <Spinner />}<span>{labels.send}</span> <a /></b>"],
  ["that is none", "<b>{list.map((one) => <i />)}{note}{children}{fault('a')}</b>"],
])("a text %s would not be found", (_, markup) => {
  const text = `type Props = { children: ReactNode };
    const fault = (name) => name && <i />;
    const note = <i />;
    export const MadeUp = () => ${markup};`;
  expect(textsAmongOthers({ file: "made-up.tsx", text })).toEqual([]);
});
