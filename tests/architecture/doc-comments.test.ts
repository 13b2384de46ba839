import { expect, test } from "vitest";
import { sourceFiles } from "./source-files";

test("every exported function and class says what it promises", () => {
  const silent = sourceFiles("components", "lib", "scripts").flatMap(({ file, text }) => {
    const lines = text.split("\n");
    return lines.flatMap((line, at) => {
      if (!/^export (?:default )?(?:async )?(?:function|class)\b/.test(line)) return [];
      const above = lines.slice(0, at).findLast((one) => !one.startsWith("// eslint-"));
      return above?.endsWith("*/") ? [] : [`${file}:${at + 1}`];
    });
  });
  expect(silent).toEqual([]);
});
