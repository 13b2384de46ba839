/** The error screen whose words cannot be fetched, as where a newer build has taken its place. */
import { afterEach, expect, test, vi } from "vitest";
import { LoadErrorIsland } from "@/components/site/load-error.island";

const setTexts = vi.hoisted(() => vi.fn());
vi.mock("react", async (original) => ({
  ...(await original<object>()),
  useState: () => [null, setTexts],
  useEffect: (run: () => unknown) => run(),
}));
vi.mock("@/messages/fr/errors.json", () => {
  throw new Error("gone");
});
afterEach(() => vi.unstubAllGlobals());

class PerformanceNavigationTiming {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

test.each([
  ["asks for the page anew", "navigate", 1],
  ["leaves a page as it is that was asked for anew", "reload", 0],
])("%s", async (_what, type, times) => {
  const reload = vi.fn();
  vi.stubGlobal("window", { location: { pathname: "/fr/tracks", reload } });
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  vi.stubGlobal("PerformanceNavigationTiming", PerformanceNavigationTiming);
  vi.stubGlobal("performance", { getEntriesByType: () => [new PerformanceNavigationTiming(type)] });
  LoadErrorIsland();
  await vi.dynamicImportSettled();
  expect(setTexts).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(times);
});
