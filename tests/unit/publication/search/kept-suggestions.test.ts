/** How long the search box answers from its own memory. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchSuggestions } from "@/components/publication/search/suggestions";

const asked = vi.hoisted(() => vi.fn());
vi.mock("client-only", () => ({}));
vi.mock("#lib/platform/browser/requests/product-api", () => ({ readProduct: asked }));

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockResolvedValue({ suggestions: [], total: 0, isTooCommon: false });
});
afterEach(() => {
  vi.useRealTimers();
});

test("suggestions are kept for five minutes, and asked for again after", async () => {
  const ask = () => fetchSuggestions("roblox", "en", new AbortController().signal);
  await ask();
  vi.advanceTimersByTime(299_000);
  await ask();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);
});
