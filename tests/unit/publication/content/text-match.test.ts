import { expect, test } from "vitest";
import { cutAtMatches, holdsText } from "#lib/publication/search/text-match";

test("a text is found without regard to case and surrounding space", () => {
  expect(holdsText("  CHAT ", null, "A group chat")).toBe(true);
  expect(holdsText("chat", "Message", undefined)).toBe(false);
});

test("nothing typed matches everything", () => {
  expect(holdsText("  ", null)).toBe(true);
});

test("a text is cut at every match and is the same text again when joined", () => {
  const text = "Chat, chats and CHATBOTS";
  const pieces = cutAtMatches(text, "chat");
  expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
    "Chat",
    "chat",
    "CHAT",
  ]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test("a single letter is found, and marked in no word", () => {
  expect(holdsText("a", "A chat")).toBe(true);
  expect(cutAtMatches("A chat", " a ")).toEqual([{ text: "A chat", isMatch: false }]);
});

test("signs that mean something in patterns are plain text", () => {
  expect(cutAtMatches("c++ (really)", "++ (")).toContainEqual({ text: "++ (", isMatch: true });
});

test("what matches is marked rightly where folding changes the length of a text", () => {
  const marked = (text: string, typed: string) => {
    const pieces = cutAtMatches(text, typed);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    return pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text);
  };
  expect(marked("İstanbul chat", "chat")).toEqual(["chat"]);
  expect(marked("İİİ chat İstanbul", "istanbul")).toEqual(["İstanbul"]);
  expect(marked("İstanbul", "is")).toEqual(["İs"]);
  expect(marked("Die Straße, die STRASSE", "strasse")).toEqual(["Straße", "STRASSE"]);
  expect(marked("Straße", "stras")).toEqual(["Straß"]);
  expect(marked("ßss", "ss")).toEqual(["ß", "ss"]);
  expect(marked("a ﬁlter and a filter", "fil")).toEqual(["ﬁl", "fil"]);
  expect(marked("ﬃ xy", "xy")).toEqual(["xy"]);
  expect(marked("Cafe\u0301 au lait, Café", "cafe")).toEqual(["Cafe\u0301", "Café"]);
  expect(marked("ΟΔΟΣ οδος", "οδοσ")).toEqual(["ΟΔΟΣ", "οδος"]);
  expect(marked("🎉🎉 party 🎉", "party")).toEqual(["party"]);
  expect(marked("Ｆｕｌｌ width", "full")).toEqual(["Ｆｕｌｌ"]);
});

test("accents and case are no matter, in what is typed or in what is read", () => {
  expect(holdsText("cafe", "Café")).toBe(true);
  expect(holdsText("CAFÉ", "cafe")).toBe(true);
  expect(holdsText("oeuvre", "œuvre")).toBe(true);
});

test("an empty text has no parts", () => {
  expect(cutAtMatches("", "x")).toEqual([]);
});

test.each(["it's giving", "it’s giving", "it´s giving", "it`s giving", "itʼs giving", "its giving"])(
  "a text with an apostrophe is found and marked by %j, whichever the text has",
  (typed) => {
    for (const text of ["It's giving, he said", "It’s giving, he said"]) {
      expect(holdsText(typed, text)).toBe(true);
      const [marked] = cutAtMatches(text, typed);
      expect(marked).toEqual({ text: text.slice(0, 11), isMatch: true });
    }
  },
);

test("an umlaut is found and marked by the letter alone and by the two letters that are typed for it", () => {
  const marked = (typed: string, text: string) =>
    holdsText(typed, text) &&
    cutAtMatches(text, typed)
      .filter(({ isMatch }) => isMatch)
      .map((piece) => piece.text);
  for (const typed of ["mädchen", "Maedchen", "madchen"])
    expect(marked(typed, "Ein MÄDCHEN"), typed).toEqual(["MÄDCHEN"]);
  expect(marked("gluecksspiel", "Glücksspiel für Kinder")).toEqual(["Glücksspiel"]);
  expect(marked("neue", "Das Neue")).toEqual(["Neue"]);
  // The two letters stand for an umlaut, not for the letter without it.
  expect(marked("true", "Trust")).toBe(false);
});
