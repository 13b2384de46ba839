import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UrgentBox } from "@/components/publication/help-line/urgent-box";

test("whom to call at once has a heading of the level of its place, which is reached from heading to heading", () => {
  const lines = {
    title: "Whom to call now",
    groups: [],
    all: { href: "/help-lines", label: "All help lines" },
  };
  for (const heading of ["h3", "h4"] as const)
    expect(renderToStaticMarkup(createElement(UrgentBox, { lines, heading }))).toContain(
      `<${heading}>Whom to call now</${heading}>`,
    );
});
