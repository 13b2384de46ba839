/** Whether Next announces a page that is drawn again, in a browser that is little more than Next's announcer. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeEach, expect, test, vi } from "vitest";
import { useQuietRefresh } from "@/components/product/shell/use-quiet-refresh";

const hooks = vi.hoisted(() => ({ leave: () => {} }));
const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("react", () => ({
  useCallback: (run: unknown) => run,
  useEffect: (run: () => () => void) => void (hooks.leave = run()),
}));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const attributes = new Map<string, string>();
const announcer = {
  setAttribute: (name: string, value: string) => attributes.set(name, value),
  removeAttribute: (name: string) => attributes.delete(name),
};

beforeEach(() => {
  attributes.clear();
  router.refresh.mockReset();
  vi.stubGlobal("document", {
    querySelector: (what: string) => (what === "next-route-announcer" ? announcer : null),
  });
});

test("a page that is drawn again in place is not announced, and the next page is", () => {
  const refresh = useQuietRefresh();
  expect(attributes.get("aria-hidden"), "a page that was only opened").toBeUndefined();
  router.refresh.mockImplementation(() => expect(attributes.get("aria-hidden")).toBe("true"));
  refresh();
  expect(router.refresh).toHaveBeenCalledOnce();
  hooks.leave();
  expect(attributes.get("aria-hidden")).toBeUndefined();
});

test("Next's announcer still has that name", () => {
  const source = createRequire(import.meta.url).resolve(
    "next/dist/client/components/app-router-announcer.js",
  );
  expect(readFileSync(source, "utf8")).toContain("'next-route-announcer'");
});
