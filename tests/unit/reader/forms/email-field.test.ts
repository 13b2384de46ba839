import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailField } from "@/components/reader/forms/email-field";

test("an address that has to be given says so in code, before anything is wrong with it", () => {
  const html = renderToStaticMarkup(
    createElement(EmailField, {
      id: "email",
      label: "Email",
      placeholder: "you@example.com",
      fault: null,
      isInvalid: false,
    }),
  );
  expect(html).toMatch(/<input[^>]* required=""/);
  expect(html).not.toContain("aria-invalid");
});
