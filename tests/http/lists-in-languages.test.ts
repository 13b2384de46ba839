/** Lists of the shipped library as readers of each language meet them. */
import { expect, test } from "vitest";
import { markupOf, readPage } from "@/tests/support/pages";
import { siteUnderTest } from "@/tests/support/site";

const markup = async (path: string) => markupOf((await readPage(path, (await siteUnderTest()).url)).html);

test("a list keeps its category when its reader changes the language", async () => {
  for (const [path, own] of [
    ["/micro-briefs?category=seguridad", "safety"],
    ["/fr/micro-briefs?category=seguridad", "safety"],
    ["/es/micro-briefs?category=safety", "seguridad"],
  ] as const)
    expect(await markup(path), path).toMatch(
      new RegExp(`<a (?=[^>]*data-group="${own}")(?=[^>]*aria-current="true")`),
    );
});
