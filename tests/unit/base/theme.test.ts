import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { nextTheme, olderThemeKey, pageColors, parseTheme, showTheme, themeKey } from "#lib/base/theme/theme";
import { themeScript } from "#lib/base/theme/theme-script";

type Tag = { id: string; name: string; content: string; remove: () => void };

/** As much of a page as a theme touches. */
function emptyPage() {
  const tags: Tag[] = [];
  const page = {
    documentElement: { dataset: {} as Record<string, string> },
    head: { prepend: (tag: Tag) => tags.unshift(tag) },
    createElement: (): Tag => {
      const tag: Tag = { id: "", name: "", content: "", remove: () => tags.splice(tags.indexOf(tag), 1) };
      return tag;
    },
    getElementById: (id: string) => tags.find((tag) => tag.id === id) ?? null,
  };
  const shown = () => ({
    theme: page.documentElement.dataset.theme ?? null,
    tags: tags.map(({ id, name, content }) => ({ id, name, content })),
  });
  return { page, shown };
}

const storage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

/** What a page shows after the head's script has run over this storage. */
function runHeadScript(stored: Map<string, string>) {
  const { page, shown } = emptyPage();
  runInNewContext(themeScript, { document: page, localStorage: storage(stored) });
  return shown();
}

test("presses lead from light to dark to system to light", () => {
  expect(nextTheme("light")).toBe("dark");
  expect(nextTheme("dark")).toBe("system");
  expect(nextTheme("system")).toBe("light");
});

test("what is no theme counts as the system's", () => {
  expect(parseTheme("dark")).toBe("dark");
  for (const stored of [null, "", "Dark", "<script>"]) expect(parseTheme(stored)).toBe("system");
});

test.each(["light", "dark", "system", "nonsense"])(
  "the head's script shows %s as the button does",
  (stored) => {
    const byButton = emptyPage();
    showTheme(parseTheme(stored), byButton.page as unknown as Document);
    expect(runHeadScript(new Map([[themeKey, stored]])).theme).toBe(byButton.shown().theme);
  },
);

test("a chosen theme sets the page's colour, and the system's takes it away again", () => {
  const { page, shown } = emptyPage();
  showTheme("dark", page as unknown as Document);
  expect(shown().tags).toMatchObject([{ name: "theme-color", content: pageColors.dark }]);
  showTheme("light", page as unknown as Document);
  expect(shown().tags).toMatchObject([{ name: "theme-color", content: pageColors.light }]);
  showTheme("system", page as unknown as Document);
  expect(shown()).toEqual({ theme: null, tags: [] });
});

test("a value under the older key is moved once, and never over a newer one", () => {
  const stored = new Map([[olderThemeKey, "dark"]]);
  expect(runHeadScript(stored).theme).toBe("dark");
  expect([...stored]).toEqual([[themeKey, "dark"]]);
  const both = new Map([
    [themeKey, "light"],
    [olderThemeKey, "dark"],
  ]);
  expect(runHeadScript(both).theme).toBe("light");
  expect(both.get(themeKey)).toBe("light");
});

test("storage that throws leaves the system's theme and no error", () => {
  const { page, shown } = emptyPage();
  const context = Object.defineProperty({ document: page }, "localStorage", {
    get: () => {
      throw new Error("blocked");
    },
  });
  expect(() => {
    runInNewContext(themeScript, context);
  }).not.toThrow();
  expect(shown().theme).toBeNull();
});
