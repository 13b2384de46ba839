import ts from "typescript";
import { expect, test } from "vitest";
import { parseSource, sourceFiles } from "./source-files";

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Whether a constant is a function written over more than two lines. A shorter one can be read as quickly as what it promises. */
const isLongFunction = (statement: ts.Statement): boolean =>
  ts.isVariableStatement(statement) &&
  statement.getText().split("\n").length > 2 &&
  statement.declarationList.declarations.some(
    ({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer),
  );

/** A store of the database is described at the head of its file, and each of its methods by itself. */
const isStore = (file: string): boolean => file.endsWith("-store.ts");

const isDocumented = (statement: ts.Statement, text: string): boolean =>
  (ts.getLeadingCommentRanges(text, statement.pos) ?? []).some(({ pos }) => text.startsWith("/**", pos));

test("every exported function and class says what it promises", () => {
  const silent = sourceFiles("components", "lib", "scripts").flatMap((source) => {
    const tree = parseSource(source);
    return tree.statements.flatMap((statement) => {
      const isOwed =
        ts.isFunctionDeclaration(statement) ||
        ts.isClassDeclaration(statement) ||
        (isLongFunction(statement) && !isStore(source.file));
      if (!isOwed || !isExported(statement) || isDocumented(statement, source.text)) return [];
      return [`${source.file}:${tree.getLineAndCharacterOfPosition(statement.getStart()).line + 1}`];
    });
  });
  expect(silent).toEqual([]);
});
