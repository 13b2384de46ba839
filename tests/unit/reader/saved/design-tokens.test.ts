import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { radii, surfaceColors, textSizes } from "@/components/site/design-system/tokens";
import { categoryColors } from "#lib/publication/content/schema/vocabulary";

const css = readFileSync("app/globals.css", "utf8");
const theme = css.slice(css.indexOf("@theme"), css.indexOf("@layer base"));
const declared = (prefix: string) =>
  [...theme.matchAll(new RegExp(`--${prefix}-([\\w-]+):`, "g"))].map(([, name = ""]) => name).toSorted();

test("the design system shows every colour, text size and corner of the theme, and no others", () => {
  expect([...surfaceColors, ...categoryColors].toSorted()).toEqual(declared("color"));
  expect([...textSizes].toSorted()).toEqual(declared("text"));
  expect([...radii].toSorted()).toEqual(declared("radius"));
});

test("each category colour of the content has its tone", () => {
  expect(declared("color")).toEqual(expect.arrayContaining([...categoryColors]));
});
