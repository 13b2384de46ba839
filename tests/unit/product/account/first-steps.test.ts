import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { FirstStepList } from "@/components/product/account/first-steps";

// It needs the shell around it.
vi.mock("@/components/product/shell/app-link", () => ({
  AppLink: ({ path, children }: { path: string; children: string }) => `[${path}: ${children}]`,
}));

const textOf = async (name: boolean | null) =>
  renderToStaticMarkup(
    await FirstStepList({ taken: { name, location: true, business: false, call: false } }),
  );

test("a step of which nothing is known is neither asked for nor counted", async () => {
  expect(await textOf(false)).toContain("Tell us your name");
  expect(await textOf(false)).toContain("1 of 4 done");
  expect(await textOf(null)).not.toContain("Tell us your name");
  expect(await textOf(null)).toContain("1 of 3 done");
});

test("once all steps are done there are ways on", async () => {
  const taken = { name: true, location: true, business: true, call: true };
  const text = renderToStaticMarkup(await FirstStepList({ taken }));
  expect(text).toContain("All done");
  expect(text).toContain("[/explore: Search for a business]");
  expect(text).toContain("[/calls: See My Calls]");
  expect(await textOf(true)).not.toContain("See My Calls");
});
