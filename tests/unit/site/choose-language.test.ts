/** What a choice in the language menu does to a page in which something is typed. */
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

type Field = { value: string; defaultValue: string };

/** Chooses French on a page with these fields. Returns where it leads, and whether the browser asks before it leaves. */
async function chooseFrench(fields: readonly Field[]) {
  vi.resetModules();
  vi.stubEnv("LANTERN_LANGUAGES", "fr");
  const assign = vi.fn<(address: string) => void>();
  const location = { pathname: "/do-not-call", search: "", hash: "", origin: "http://localhost", assign };
  const page = Object.assign(new EventTarget(), {
    location,
    localStorage: { getItem: () => null, setItem: () => undefined },
    matchMedia: () => ({ matches: false }),
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", location);
  vi.stubGlobal("document", {
    cookie: "",
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector.startsWith("form[method=post]") ? fields : []),
  });
  const { chooseLanguage } = await import("@/components/site/language/choose-language");
  chooseLanguage("fr");
  const leaving = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  return { path: assign.mock.calls[0]?.[0], asks: [!leaving(), !leaving()] };
}

test("a page in which nothing was typed is left at once", async () => {
  const fields = [{ value: "saved", defaultValue: "saved" }];
  expect(await chooseFrench(fields)).toEqual({ path: "/fr/do-not-call", asks: [false, false] });
});

test("where something was typed the browser asks first, and once", async () => {
  const fields = [
    { value: "", defaultValue: "" },
    { value: "+1 202 555 0134", defaultValue: "" },
  ];
  expect(await chooseFrench(fields)).toEqual({ path: "/fr/do-not-call", asks: [true, false] });
});
