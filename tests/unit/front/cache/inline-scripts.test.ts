import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { finishDocument } from "#lib/front/cache/inline-scripts";
import { speculationRules } from "#lib/base/addresses/speculation-rules";
import { themeScript } from "#lib/base/theme/theme-script";

const bootstrap = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});`;
const begin = `(self.__next_f=self.__next_f||[]).push([0])`;
const push = (text: string) =>
  `self.__next_f.push(${JSON.stringify([1, text]).replaceAll("<", String.raw`\u003c`)})`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const finish = (html: string) => finishDocument(html, null);
const ofLayout = [themeScript, speculationRules].map(hash);

/** A page as Next writes it, with `content` in its middle. */
const page = (texts: readonly string[], content = "<p>Text about &lt;script&gt;</p>") =>
  `<!DOCTYPE html><html><head><script>${themeScript}</script><script src="/_next/static/chunks/h.js" async=""></script></head><body>${content}<script type="application/ld+json">{"a":"b"}</script><!--$--><!--/$--><script type="speculationrules">${speculationRules}</script><script id="_R_">${bootstrap}</script><script src="/_next/static/chunks/b.js?dpl=1" async=""></script><script>${begin}</script>${texts.map((text) => `<script>${push(text)}</script>`).join("")}</body></html>`;

const inline = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;
const inlineScripts = (html: string) => [...html.matchAll(inline)].map(([, text = ""]) => text);

/** What Next's client and Turbopack's runtime hear when a script runs; `self` may already have been listening. */
function run(script: string) {
  const pushed: unknown[] = [];
  const chunks: unknown[] = [];
  const self = { __next_f: { push: (piece: unknown) => pushed.push(piece) } };
  runInNewContext(script, { self, TURBOPACK: { push: (piece: unknown) => chunks.push(piece) } });
  return { pushed, chunks };
}

test("all page data stands in one inline script behind the page's markup, and the code's elements behind that", () => {
  const { html } = finish(page(["one", "two"]));
  const [theme, data, ...others] = inlineScripts(html);
  expect([theme, others]).toEqual([themeScript, []]);
  expect(html).toBe(
    page([]).replace(
      /<script id="_R_">.*$/,
      () =>
        `<script id="_R_">${data}</script><script src="/_next/static/chunks/b.js?dpl=1" async=""></script></body></html>`,
    ),
  );
});

const awkward = [
  "plain",
  "quotes \" and ' and `back` and ${substitution} and $& $1 and \\ \\n \\u0041",
  "</script><!-- <script> ]]>",
  "</SCRIPT\t></ScRipt/><Script><!",
  "lines\nof\rdifferent\r\nkinds\u2028and\u2029more",
  "null \0 byte order \uFEFF half \uD83D of a pair, and 😀 whole",
  "",
];

test("the one script says what the many said, whatever the data holds", () => {
  for (const text of awkward) {
    const [, script = ""] = inlineScripts(finish(page(["1:", text, " end"])).html);
    const { pushed, chunks } = run(script);
    expect(chunks).toEqual([{ otherChunks: ["static/chunks/a.js"], runtimeModuleIds: [1] }]);
    expect(pushed).toEqual([[0], [1, `1:${text} end`]]);
  }
});

test("page data holds nothing that would end its script, begin a comment or another script, or be changed", () => {
  const [, script = ""] = inlineScripts(finish(page(awkward)).html);
  expect(script).not.toMatch(/<\/?script|<!--|[\0\r]|\p{Surrogate}/iu);
});

test("markup in page data stands there as it stands in the page", () => {
  const markup = '<nav aria-label="Help"><a href="/faq">Questions</a></nav>';
  const [, script] = inlineScripts(finish(page([`1:T3a,${markup}`])).html);
  expect(script).toContain(markup);
});

test("the state of a form and bytes keep their place between the texts", () => {
  const html = page(["one"])
    .replace(`${begin}</script>`, () => `${begin};self.__next_f.push([2,["a",1]])</script>`)
    .replace(
      "</body>",
      () => `<script>self.__next_f.push([3,"AAE="])</script><script>${push("two")}</script></body>`,
    );
  const [, script = ""] = inlineScripts(finish(html).html);
  expect(run(script).pushed).toEqual([[0], [2, ["a", 1]], [1, "one"], [3, "AAE="], [1, "two"]]);
});

test("the policy names the layout's scripts and the page's data, and data blocks need none", () => {
  const { html, hashes } = finish(page(["data"]));
  expect(hashes).toEqual([...ofLayout, hash(inlineScripts(html)[1] ?? "")]);
});

const intruders: Record<string, string> = {
  "a script": "<script>alert(1)</script>",
  "a module": '<script type="module">alert(1)</script>',
  "speculation rules of its own": '<script type="speculationrules">{"prefetch":[]}</script>',
  "a script that begins like page data": "<script>self.__next_f.push([1,``]);alert(1)</script>",
  "page data": `<script>${push("intruder")}</script>`,
  "a beginning of page data": `<script>${begin}</script>`,
  "a script that starts a page": `<script id="_R_">${bootstrap}</script>`,
  "a whole page": page(["intruder"]),
};
for (const [what, intruder] of Object.entries(intruders))
  test(`${what} that came in by content stays where it is, without a hash`, () => {
    const clean = finish(page(["data"]));
    const { html, hashes } = finish(page(["data"], `<p>Text</p>${intruder}<p>Text</p>`));
    expect(html).toContain(intruder);
    expect(hashes).toEqual(clean.hashes);
  });

test("what stands among Next's scripts and is not spelled as Next spells it leaves the page without their hash", () => {
  const foreign = [
    "alert(1)",
    `${push("x")};alert(1)`,
    'self.__next_f.push([1,"x"+alert(1)+""])',
    'self.__next_f.push([4,"x"])',
    `${begin};alert(1);self.__next_f.push([2,1])`,
  ];
  for (const script of foreign) {
    const html = page(["data"]).replace("</body>", () => `<script>${script}</script></body>`);
    expect(finish(html), script).toEqual({ html, hashes: ofLayout });
  }
  const others = page(["data"]).replace("runtimeModuleIds", "other");
  expect(finish(others)).toEqual({ html: others, hashes: ofLayout });
});

test("a page without Next's scripts stays as it is", () => {
  const html = "<!DOCTYPE html><p>Plain</p>";
  expect(finish(html)).toEqual({ html, hashes: ofLayout });
});

test("apostrophes stand as such in texts and attributes, and scripts keep what they hold", () => {
  const held = `<script type="application/ld+json">{"name":"It&#x27;s"}</script>`;
  const { html } = finish(
    page(["one"], `<p title="Don&#x27;t">It&#x27;s &lt;b&gt; &amp;#x27; &quot;so&quot;</p>${held}`),
  );
  expect(html).toContain(`<p title="Don't">It's &lt;b&gt; &amp;#x27; &quot;so&quot;</p>${held}`);
});
