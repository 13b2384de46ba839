import { expect, test } from "vitest";
import { isSidebarExpanded, sidebarCookieLine } from "#lib/base/visitor/sidebar-state";

test("the sidebar is expanded until somebody collapses it", () => {
  expect(isSidebarExpanded(undefined)).toBe(true);
  expect(isSidebarExpanded("true")).toBe(true);
  expect(isSidebarExpanded("nonsense")).toBe(true);
  expect(isSidebarExpanded("false")).toBe(false);
});

test("its cookie is named as specified and lives for seven days", () => {
  expect(sidebarCookieLine(false)).toBe("sidebar:state=false; path=/; max-age=604800; samesite=lax");
});
