/** Which pages of the signed-in product take the focus to their heading, in a browser that is little more than its history. */
import { beforeEach, expect, test, vi } from "vitest";
import { useNewPageFocus } from "@/components/product/shell/use-new-page-focus";

type Effect = { run: () => unknown; on: readonly unknown[] };
const hooks = vi.hoisted(() => ({
  refs: [] as { current: unknown }[],
  effects: [] as Effect[],
  asked: 0,
}));
const shown = vi.hoisted(() => ({ path: "" }));
vi.mock("react", () => ({
  useRef: (initial: unknown) => (hooks.refs[hooks.asked++] ??= { current: initial }),
  useEffect: (run: () => unknown, on: readonly unknown[]) => void hooks.effects.push({ run, on }),
}));
vi.mock("next/navigation", () => ({
  usePathname: () => shown.path,
  useSearchParams: () => new URLSearchParams(),
}));

const heading = { focus: vi.fn() };
const location = { pathname: "", search: "", hash: "" };
let before: readonly Effect[];

beforeEach(() => {
  hooks.refs.length = 0;
  before = [];
  heading.focus.mockReset();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location }));
  vi.stubGlobal("document", { activeElement: null, querySelector: () => heading });
});

/** The page of a path is there. */
function show(path: string): void {
  location.pathname = shown.path = path;
  hooks.asked = 0;
  hooks.effects = [];
  useNewPageFocus();
  for (const [index, { run, on }] of hooks.effects.entries())
    if (!before[index]?.on.every((one, at) => one === on[at])) run();
  before = hooks.effects;
}

/** Back: the address changes at once, and its page comes later. */
function goBackTo(path: string): void {
  location.pathname = path;
  window.dispatchEvent(new Event("popstate"));
}

test("a page that a link opens takes the focus, and one that Back leads to does not", () => {
  show("/calls");
  expect(heading.focus).not.toHaveBeenCalled();
  show("/help");
  expect(heading.focus).toHaveBeenCalledTimes(1);
  goBackTo("/calls");
  show("/calls");
  expect(heading.focus).toHaveBeenCalledTimes(1);
  show("/help");
  expect(heading.focus).toHaveBeenCalledTimes(2);
});

test("a page that a link opens before that of Back is there takes the focus", () => {
  show("/calls");
  show("/help");
  goBackTo("/calls");
  show("/explore");
  expect(heading.focus).toHaveBeenCalledTimes(2);
});
