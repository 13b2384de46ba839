import { expect, test } from "vitest";
import { takesHtml } from "#lib/base/values/takes-html";

test("a browser that shows a page takes HTML, and code does not", () => {
  expect(takesHtml("text/html,application/xhtml+xml,*/*;q=0.8")).toBe(true);
  for (const accept of ["*/*", "application/json", "text/html5", "", null, undefined])
    expect(takesHtml(accept)).toBe(false);
});
