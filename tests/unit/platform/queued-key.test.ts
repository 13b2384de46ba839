import { expect, test } from "vitest";
import { queuedKey } from "@/components/site/arrival/queued-events";

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  queuedKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  } as KeyboardEvent);

test("a shortcut is looked for as aria-keyshortcuts names it", () => {
  expect(press("b", { ctrlKey: true })).toBe('[aria-keyshortcuts~="Control+B"]');
  expect(press("B", { metaKey: true })).toBe('[aria-keyshortcuts~="Meta+B"]');
});

test("typing, other keys and further modifiers go their way", () => {
  expect(press("b")).toBeNull();
  expect(press("Enter", { ctrlKey: true })).toBeNull();
  expect(press('"', { ctrlKey: true })).toBeNull();
  for (const more of ["altKey", "shiftKey", "metaKey"] as const)
    expect(press("b", { ctrlKey: true, [more]: true }), more).toBeNull();
});
