import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fetched = vi.fn<(url: URL | string, init?: RequestInit) => Promise<Response>>();
const location = { pathname: "", search: "" };
let page: Window & typeof globalThis;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  fetched.mockReset();
  Object.assign(location, { pathname: "/calls", search: "?state=busy" });
  page = Object.assign(new EventTarget(), { location, fetch: fetched }) as unknown as typeof page;
  vi.stubGlobal("window", page);
  Reflect.deleteProperty(globalThis, Symbol.for("lantern.outlast-failures"));
  const { outlastFailures } = await import("#lib/platform/browser/outlast-failures");
  outlastFailures();
  outlastFailures();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = (path: string, headers: Record<string, string> = { rsc: "1" }) =>
  page.fetch(new URL(path, "https://lantern.example"), { headers });
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const drawn = async () => new Response("drawn");

test("the page in view is asked for until it is answered, less and less often", async () => {
  fetched
    .mockImplementationOnce(offline)
    .mockImplementationOnce(async () => new Response("", { status: 503 }));
  fetched.mockImplementation(drawn);
  const answer = ask("/calls?state=busy&_rsc=1a2b");
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(await (await answer).text()).toBe("drawn");
});

test("it is asked for at once when the connection is back, and again when it goes in the middle of an answer", async () => {
  const cut = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new Uint8Array(1));
      stream.error(new TypeError("network error"));
    },
  });
  fetched.mockImplementationOnce(async () => new Response(cut)).mockImplementation(drawn);
  const answer = ask("/calls?state=busy&_rsc=1a2b");
  await vi.advanceTimersByTimeAsync(10);
  page.dispatchEvent(new Event("online"));
  expect(await (await answer).text()).toBe("drawn");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("the outcome of a form, which the router still knows, makes it no other page", async () => {
  fetched.mockImplementationOnce(offline).mockImplementation(drawn);
  const answer = ask("/calls?state=busy&saved=delete&_rsc=1a2b");
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await answer).ok).toBe(true);
});

test("what is gone, or not for this reader, is answered", async () => {
  fetched.mockImplementation(async () => new Response("", { status: 404 }));
  expect((await ask("/calls?state=busy&_rsc=1a2b")).status).toBe(404);
});

test("whoever has gone on to another page is not brought back", async () => {
  fetched.mockImplementation(offline);
  const answer = vi.fn();
  void ask("/calls?state=busy&_rsc=1a2b").then(answer, answer);
  await vi.advanceTimersByTimeAsync(10);
  location.pathname = "/help";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(answer).not.toHaveBeenCalled();
});

test("for whoever comes back by the history it is asked for again, since the router still waits for that answer", async () => {
  fetched.mockImplementationOnce(offline).mockImplementation(drawn);
  const answer = ask("/calls?state=busy&_rsc=1a2b");
  await vi.advanceTimersByTimeAsync(10);
  location.pathname = "/help";
  for (const pathname of ["/settings", "/calls"]) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    location.pathname = pathname;
    page.dispatchEvent(new Event("popstate"));
  }
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await (await answer).text()).toBe("drawn");
});

test("a page to which its reader goes back is asked for once: in its place another one still stands", async () => {
  fetched.mockImplementation(offline);
  Object.assign(location, { pathname: "/help", search: "" });
  await expect(ask("/help?_rsc=1a2b")).rejects.toThrow("Failed to fetch");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each<[string, string, Record<string, string>]>([
  ["another page", "/help?_rsc=1a2b", { rsc: "1" }],
  ["another page of the list", "/calls?state=completed&_rsc=1a2b", { rsc: "1" }],
  ["a link's page in advance", "/calls?state=busy&_rsc=1a2b", { rsc: "1", "next-router-prefetch": "1" }],
  ["anything but a page", "/calls?state=busy", {}],
])("%s is asked for once", async (_, path, headers) => {
  fetched.mockImplementation(offline);
  await expect(ask(path, headers)).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
