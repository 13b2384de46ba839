import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormField } from "@/components/product/account/form-field";

test("a choice in another language says in which", () => {
  const field = {
    kind: "choice",
    name: "language",
    label: "Language",
    value: "en",
    options: [
      { value: "en", label: "English", lang: "en" },
      { value: "pt", label: "Português", lang: "pt-BR" },
    ],
  } as const;
  const html = renderToStaticMarkup(createElement(FormField, { form: "preferences", field, fault: null }));
  expect(html).toContain('<span lang="pt-BR">Português</span>');
});
