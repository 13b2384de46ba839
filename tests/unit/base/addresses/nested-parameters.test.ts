/** Whatever is hidden in addresses is found at the same places, however they are inside one another. */
import { expect, test } from "vitest";
import { maskAddress } from "#lib/base/addresses/stored-address";
import { withoutTypedWords } from "#lib/base/addresses/typed-words";

const word = "bedtime";
/** Each puts an address into a parameter of another one, and says how many levels that makes. */
const ways: [levels: number, put: (inner: string) => string][] = [
  [1, (inner) => `/sign-in?redirect_url=${encodeURIComponent(inner)}`],
  [1, (inner) => `?a=b&next=${encodeURIComponent(inner)}&from=gate#top`],
  [2, (inner) => `https://lantern.example/x?next=${encodeURIComponent(encodeURIComponent(inner))}`],
  [1, (inner) => `failed: /x#next=${encodeURIComponent(inner)}`],
  // By hand, and by something between us that encodes only some of the signs.
  [1, (inner) => `/sign-in?redirect_url=${inner}`],
  [1, (inner) => `/x?next=x=${encodeURIComponent(inner)}`],
  [1, (inner) => `/x?next=${encodeURIComponent(inner).replaceAll("%3D", "=")}`],
  [2, (inner) => `/x?next=${encodeURIComponent(`/a&b/${encodeURIComponent(inner)}`)}`],
];

function everyNesting(most: number): { levels: number; wrap: (inner: string) => string }[] {
  let last = [{ levels: 0, wrap: (inner: string) => inner }];
  const all = [...last];
  for (let round = 0; round < most; round += 1) {
    last = last.flatMap(({ levels, wrap }) =>
      ways.map(([more, put]) => ({ levels: levels + more, wrap: (inner: string) => put(wrap(inner)) })),
    );
    all.push(...last);
  }
  return all;
}

test.each(["%s=bedtime", "%s=bedtime&type=terms", "a=b&%s=bedtime", "#%s=bedtime"])(
  "what a reader typed and what lets somebody in are found alike: %s",
  (parameters) => {
    const nestings = everyNesting(3);
    expect(nestings.length).toBeGreaterThan(500);
    for (const { levels, wrap } of nestings) {
      const of = (name: string) => wrap(`/explore?${parameters.replace("%s", name)}`);
      if (levels <= 3) expect(withoutTypedWords(of("q")), of("q")).not.toContain(word);
      expect(maskAddress(of("token")), of("token")).not.toContain(word);
      // Nobody's secret, and nothing typed.
      if (levels > 3) continue;
      expect(withoutTypedWords(of("topic"))).toBe(of("topic"));
      expect(maskAddress(of("topic"))).toBe(of("topic"));
    }
  },
);

test("a name is read as a page reads it, and an address that was cut is read as far as it goes", () => {
  expect(withoutTypedWords("/x?%71=bedtime")).toBe("/x");
  expect(maskAddress("/x?%74oken=abc")).toBe("/x?%74oken=***");
  const cut = "/x?next=%2Fsearch%3Fq%3Dbedtime%26a%3D%C3";
  expect(withoutTypedWords(cut)).not.toContain(word);
  expect(maskAddress(cut)).toBe("/x?next=***");
});
