import { expect, test } from "vitest";
import { screenOutline, tooLongToDraw } from "#lib/publication/content/screens";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const path = ["Settings", "Screen Time", "your child's name"];

test("each label has a screen of its own, named after the label before it", () => {
  const { screens } = screenOutline(path);
  expect(screens.map(({ label }) => label)).toEqual(path);
  expect(screens.map(({ above }) => above)).toEqual(["", "Settings", "Screen Time"]);
});

test("the screens go down like stairs and end with the picture", () => {
  for (const length of [2, 3, 4, 5, 6]) {
    const { screens, width, height, cards } = screenOutline(
      Array.from({ length }, (_, index) => `Label ${index}`),
    );
    for (const [index, screen] of screens.entries()) {
      const before = screens[index - 1];
      expect(screen.x).toBeGreaterThan(before?.x ?? 0);
      expect(screen.y).toBeGreaterThan(before?.y ?? 0);
    }
    const [x, y] = [screens.at(-1)?.x ?? 0, screens.at(-1)?.y ?? 0];
    const [wide = 0, tall = 0] = (/h(\d+)v(\d+)h-\d+z$/.exec(cards) ?? []).slice(1).map(Number);
    expect([x + wide, y + tall]).toEqual([width - 1, height - 1]);
  }
});

test("a long label is written smaller, and one that could not be read is refused", () => {
  const long = "Content & Privacy Restrictions";
  const { screens } = screenOutline(["A", "B", "C", long]);
  expect(screens[3]?.size).toBeLessThan(screens[0]?.size ?? 0);
  expect(tooLongToDraw(["Settings", long])).toEqual([]);
  expect(tooLongToDraw(["A", "B", "C", "D", "Manage How Your Data Improves Alexa"])).toHaveLength(1);
});

test("the library draws the screens of twelve settings, and at least 25 pieces say where theirs stand", () => {
  const documents = shippedLibrary() as { _type: string; isDrawn?: boolean; whereItStands?: unknown[] }[];
  expect(documents.filter(({ isDrawn }) => isDrawn)).toHaveLength(12);
  expect(documents.filter(({ whereItStands }) => whereItStands?.length).length).toBeGreaterThanOrEqual(25);
});
