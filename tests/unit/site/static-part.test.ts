import { createElement, type ReactElement, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { StaticPart } from "@/components/site/static-part";
import { isInStaticMarkup, staticMarkup } from "#lib/platform/server/answers/static-markup";

const preview = vi.hoisted(() => ({ is: false }));
vi.mock("#lib/platform/server/content/preview", () => ({ isPreview: () => Promise.resolve(preview.is) }));

afterEach(() => {
  preview.is = false;
  vi.restoreAllMocks();
});

type Made = ReactElement<{ dangerouslySetInnerHTML?: { __html: string }; children?: ReactNode }>;

const part = async (children: ReactElement<object, string>) => (await StaticPart({ children })) as Made;

test("an element keeps its attributes, and what is in it becomes markup", async () => {
  const word = () => Promise.resolve(createElement("b", { title: 'a "b"' }, "it's <late>"));
  const { type, props } = await part(
    createElement("section", { id: "x", hidden: true }, "first", createElement(word), "last"),
  );
  expect([type, props]).toEqual([
    "section",
    {
      id: "x",
      hidden: true,
      dangerouslySetInnerHTML: { __html: 'first<b title="a &quot;b&quot;">it\'s &lt;late&gt;</b>last' },
    },
  ]);
});

test("a part in another one is rendered once, with it", async () => {
  const seen: boolean[] = [];
  const inner = () => {
    seen.push(isInStaticMarkup());
    return createElement("i", null, "in");
  };
  const { props } = await part(
    createElement(
      "div",
      null,
      createElement(StaticPart, { children: createElement("p", null, createElement(inner)) }),
    ),
  );
  expect(props.dangerouslySetInnerHTML?.__html).toBe("<p><i>in</i></p>");
  expect(seen).toEqual([true]);
  expect(isInStaticMarkup()).toBe(false);
});

test("what fails in it fails as a whole, and is written nowhere", async () => {
  const written = vi.spyOn(console, "error");
  const failing = () => Promise.reject(new Error("the store is away"));
  await expect(staticMarkup(createElement(failing))).rejects.toThrow("the store is away");
  expect(written).not.toHaveBeenCalled();
});

test("in a preview nothing is static: what React knows it can change word by word", async () => {
  preview.is = true;
  const element = createElement("p", null, "a word");
  expect(await StaticPart({ children: element })).toBe(element);
});
