import { expect, test } from "vitest";
import { readLibrary } from "@/scripts/content/library";
import { safeMessagingFindings } from "@/scripts/content/safe-messaging";

const block = (text: string) => ({
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", marks: [], text }],
});
const box = (text: string) => ({ _type: "callout", tone: "care", title: "Tonight", body: [block(text)] });

/** What the rules say of a brief with this title and body. */
function said(title: string, ...content: object[]): string[] {
  const document = { _id: "brief-x", _type: "microBrief", title, content };
  return safeMessagingFindings(readLibrary(JSON.stringify(document)).documents).map(({ message }) => message);
}

test.each([
  ["He committed suicide last year.", "committed suicide"],
  ["It was a failed attempt.", "failed attempt"],
  ["A suicide epidemic at school.", "suicide epidemic"],
  ["Two anorexics in her class.", "anorexics"],
  ["She hid razor blades.", "razor blades"],
  ["They trade tips on laxatives.", "laxatives"],
  ["Search for thinspo and you will see.", "thinspo"],
  ["He eats 900 calories a day.", "900 calories"],
  ["Only 2 mg are enough.", "2 mg"],
])("%s is refused", (sentence, words) => {
  expect(said("Feeds", block(`${sentence} Call a crisis line or your doctor.`))).toEqual([
    expect.stringContaining(`says "${words}" of a subject that asks for care`),
  ]);
});

test.each([
  "He died by suicide. A doctor or a crisis line can help the family.",
  "A friend who hurts themselves needs a doctor.",
  "The pack costs 20 pounds in the British shop, for 30 days.",
  "In hockey, a body check is allowed.",
])("%s stands", (sentence) => {
  expect(said("Feeds", block(sentence))).toEqual([]);
});

test("a text that speaks of suicide names somebody who helps", () => {
  expect(said("Feeds", block("Some posts are about suicide."))).toEqual([
    expect.stringContaining("names nobody who helps"),
  ]);
  expect(said("Feeds", block("Some posts are about suicide."), box("Call a crisis line."))).toEqual([]);
});

test("a text about self-harm begins with who helps", () => {
  const late = said("Self-harm in the feed", block("It begins with a song."), box("Call a crisis line."));
  expect(late).toEqual([expect.stringContaining("does not begin with a box that says who helps")]);
  expect(said("Self-harm in the feed", box("Call a crisis line."), block("It begins with a song."))).toEqual(
    [],
  );
});
