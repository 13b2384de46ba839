import { expect, test } from "vitest";
import { cutAtMatches, holdsText } from "#lib/content/text-match";

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

test("signs that mean something in patterns are plain text", () => {
  expect(cutAtMatches("c++ (really)", "++ (")).toContainEqual({ text: "++ (", isMatch: true });
});

test("a text whose lower case has another length is left whole", () => {
  expect(cutAtMatches("İstanbul chat", "chat")).toEqual([{ text: "İstanbul chat", isMatch: false }]);
});

test("an empty text is one empty piece", () => {
  expect(cutAtMatches("", "x")).toEqual([{ text: "", isMatch: false }]);
});
