import { expect, test, vi } from "vitest";
import { exploreTitle } from "@/components/product/explore/explore-title";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { writeResultPlace } from "#lib/product/directory/provider/result-place";

vi.mock("#lib/platform/server/content/content-memos", () => ({
  readMemoList: async () => [{ title: "Menty B", language: "en" }],
}));

const pageKey = (page: number | null) =>
  writeResultPlace({
    at: "a",
    id: "00000000-0000-4000-8000-000000000000",
    isApproximate: false,
    isNamed: false,
    page,
  });

test.each([
  [{}, "Explore"],
  [{ q: "dentist" }, "“dentist”: Explore"],
  [{ q: "dentist", location: "Austin" }, "“dentist” near Austin: Explore"],
  [{ q: "dentist", location: "" }, "“dentist”: Explore"],
  [{ location: "Austin" }, "Explore near Austin"],
  [{ category: "urgent-care", open: "1" }, "Urgent care · Open now: Explore"],
  [{ q: "open now", location: "Austin" }, "Open now near Austin: Explore"],
  [{ q: "dentist", location: "Austin", after: pageKey(2) }, "“dentist” · Page 2 near Austin: Explore"],
  [{ q: "dentist", before: pageKey(3) }, "“dentist” · Page 3: Explore"],
  [{ location: "Austin", after: pageKey(2) }, "Page 2 near Austin: Explore"],
  [{ q: "dentist", before: pageKey(1) }, "“dentist”: Explore"],
  [{ q: "dentist", after: pageKey(null) }, "“dentist”: Explore"],
  // The words say where, and go before the other field.
  [{ q: "dentist in Boston", location: "Home" }, "“dentist in Boston”: Explore"],
  [{ q: "dentist 97209", location: "Home" }, "“dentist 97209”: Explore"],
  [{ q: "97209", location: "Home" }, "“97209”: Explore"],
  [{ q: "PS5", location: "Berlin" }, "“PS5” near Berlin: Explore"],
  // Nor is what is asked in distress.
  [{ q: "suicide counseling", location: "Austin" }, "Explore near Austin"],
  // Only a title of the glossary tells what this is about.
  [{ q: "menty b", location: "Austin" }, "Explore near Austin"],
])("the title of a search says what its address does: %o", async (parameters, title) => {
  expect(await exploreTitle(parseExplore(parameters as Record<string, string>))).toBe(title);
});
