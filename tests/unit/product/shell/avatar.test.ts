import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "@/components/product/shell/avatar";

test.each([
  { firstName: "ada", email: "x@lantern.example", initial: "A" },
  { firstName: " 🦊 Fox", email: "x@lantern.example", initial: "🦊" },
  { firstName: "🇺🇸 Sam", email: "x@lantern.example", initial: "🇺🇸" },
  { firstName: "", email: "x@lantern.example", initial: "X" },
  { firstName: "", email: "", initial: "?" },
])("the initial of $firstName <$email> is $initial", ({ firstName, email, initial }) => {
  const account = { firstName, email, imageUrl: null };
  expect(renderToStaticMarkup(createElement(Avatar, { account }))).toMatch(
    new RegExp(`>${initial.replace("?", "\\?")}</span>$`),
  );
});
