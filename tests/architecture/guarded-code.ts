/** Reads source code for what its functions do first. */
import ts from "typescript";
import { parseSource, type SourceFile } from "./source-files";

type Body = { name: string; node: ts.Node };

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function functionsOf(source: ts.SourceFile): (Body & { isExported: boolean })[] {
  return source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && statement.body)
      return [
        { name: statement.name?.text ?? "default", node: statement.body, isExported: isExported(statement) },
      ];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) &&
      initializer &&
      (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
        ? [{ name: name.text, node: initializer.body, isExported: isExported(statement) }]
        : [],
    );
  });
}

/** The calls within a node, in the order they are written. */
function callsIn(node: ts.Node): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one)) found.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found.sort((one, other) => one.expression.getEnd() - other.expression.getEnd());
}

/** The names of the calls in an exported function of a file, in their order; null when there is none of that name. */
export function callsOf(file: SourceFile, name: string): string[] | null {
  const found = functionsOf(parseSource(file)).find((one) => one.name === name);
  return found ? callsIn(found.node).map(({ expression }) => expression.getText()) : null;
}

/** The name of the default export of a page or layout. */
export function defaultExport(file: SourceFile): string | null {
  return /export default (?:async )?function (\w+)/.exec(file.text)?.[1] ?? null;
}

export const exportedFunctions = (file: SourceFile): string[] =>
  functionsOf(parseSource(file))
    .filter((one) => one.isExported)
    .map(({ name }) => name);

/** The functions that `endpoint({ GET: …, POST: … })` is given. */
export function endpointFunctions(file: SourceFile): string[] {
  const wrapper = callsIn(parseSource(file)).find(({ expression }) => expression.getText() === "endpoint");
  const [given] = wrapper?.arguments ?? [];
  if (!given || !ts.isObjectLiteralExpression(given)) return [];
  return given.properties.flatMap((property) =>
    ts.isPropertyAssignment(property)
      ? [property.initializer.getText()]
      : ts.isShorthandPropertyAssignment(property)
        ? [property.name.text]
        : [],
  );
}

/**
 * Whether a function asks who is signed in before it calls anything: by `requireUser()` itself, or by ending in a
 * call of `takeForm` that is handed it.
 */
export function asksFirst(file: SourceFile, name: string): boolean {
  const found = functionsOf(parseSource(file)).find((one) => one.name === name);
  if (!found) return false;
  const [first] = callsIn(found.node);
  if (!first) return false;
  const called = first.expression.getText();
  if (called === "requireUser") return isAwaited(first);
  const isAll = first === found.node || ts.isReturnStatement(first.parent);
  return called === "takeForm" && isAll && first.arguments[1]?.getText() === "requireUser";
}

/** `await requireUser()`, or with a `.catch()` behind it. */
const isAwaited = (call: ts.CallExpression): boolean =>
  ts.isAwaitExpression(call.parent) ||
  (ts.isPropertyAccessExpression(call.parent) &&
    ts.isCallExpression(call.parent.parent) &&
    ts.isAwaitExpression(call.parent.parent.parent));
