import { expect, test } from "vitest";
import { maskToldInTurns, maskToldNumber } from "#lib/product/calls/numbers/mask-told-number";

const number = "+12025550142";
const masked = "••• ••• ••42";

test.each([
  ["digit by digit", "Call 1 2 0 2 5 5 5 0 1 4 2, please.", `Call ${masked}, please.`],
  ["as it is stored", "The number is +12025550142.", `The number is ${masked}.`],
  ["in groups", "That was (202) 555-0142?", `That was ${masked}?`],
  ["with dots", "202.555.0142", masked],
  ["with hyphens between digits", "2-0-2-5-5-5-0-1-4-2", masked],
  ["with pauses", "1 202. 555, 0142", masked],
  ["without its area", "Just 555-0142 then", `Just ${masked} then`],
  ["in words", "Two oh two, five five five, zero one four two.", `${masked}.`],
  ["in words and digits", "two zero 2 555 oh one 42", masked],
  ["in doubles", "two oh two triple five zero one four two", masked],
  ["in doubles at its beginning", "Double five five, oh one four two.", `${masked}.`],
  ["in a double behind its digit", "Two oh two, five double five, oh one four two.", `${masked}.`],
  ["in doubles alone", "Triple five, 0142", masked],
  ["behind brackets of its sentence", "Ask (today) for (+1) 202 555 0142.", `Ask (today) for ${masked}.`],
  ["in Spanish", "Es el uno dos cero dos cinco cinco cinco cero uno cuatro dos", `Es el ${masked}`],
  ["in French", "C’est le un deux zéro deux cinq cinq cinq zéro un quatre deux", `C’est le ${masked}`],
  ["in German", "Eins zwo null zwei, fünf fünf fünf, null eins vier zwei", masked],
  ["in Portuguese", "um dois zero dois cinco cinco cinco zero um quatro dois", masked],
  ["with words between", "It is 202, and then 555, and 01 then 42.", `It is ${masked}.`],
  ["in pairs with a word between", "1 20 25 y 55 01 y 42", masked],
  ["with a Spanish word between", "dos cero dos luego cinco cinco cinco y luego cero uno cuatro dos", masked],
  ["with a French word between", "deux zéro deux et cinq cinq cinq, puis zéro un quatre deux", masked],
  ["with a German word between", "zwei null zwei und dann fünf fünf fünf und null eins vier zwei", masked],
  [
    "with a Portuguese word between",
    "dois zero dois e cinco cinco cinco, depois zero um quatro dois",
    masked,
  ],
  ["twice", "202-555-0142, I repeat: 202-555-0142", `${masked}, I repeat: ${masked}`],
])("the number is hidden but for its end when it is written %s", (_, said, shown) => {
  expect(maskToldNumber(said, number)).toBe(shown);
});

test.each([
  ["English", "three zero one two four five six seven eight nine"],
  ["English", "Three oh one two four five six seven eight nine"],
  ["English", "three o one two four five six seven eight nine"],
  ["Spanish", "tres cero uno dos cuatro cinco seis siete ocho nueve"],
  ["French", "trois zéro un deux quatre cinq six sept huit neuf"],
  ["German", "drei null eins zwei vier fünf sechs sieben acht neun"],
  ["German", "drei null eins zwo vier fünf sechs sieben acht neun"],
  ["Portuguese", "três zero um dois quatro cinco seis sete oito nove"],
  ["Portuguese", "três zero um dois quatro cinco meia sete oito nove"],
])("every digit is known in %s: %s", (_, said) => {
  expect(maskToldNumber(said, "+493012456789")).toBe("••• ••• ••89");
});

test("a number of another country is hidden as it is dialed there", () => {
  expect(maskToldNumber("Unter 0171 234 56 78, ja.", "+491712345678")).toBe("Unter 0••• ••• ••78, ja.");
  expect(maskToldNumber("null eins sieben eins zwei drei vier fünf sechs sieben acht", "+491712345678")).toBe(
    "null ••• ••• ••78",
  );
  expect(maskToldNumber("meia um dois três quatro cinco seis sete", "+55116123456")).toContain("•••");
});

test("a number of few digits, as one to try the site with, is hidden as a whole", () => {
  expect(maskToldNumber("Call +1 2345, or 2345.", "+12345")).toBe("Call ••• ••• ••45, or ••• ••• ••45.");
  expect(maskToldNumber("Call 1 234 or 345.", "+12345")).toBe("Call 1 234 or 345.");
});

test("most of the number is hidden, too, where it was broken off, alone or before it was said again", () => {
  expect(maskToldNumber("1 2 0 2 5 5 5 0, wait", number)).toBe("•••, wait");
  expect(maskToldNumber("202 555 01, 202 555 0142", number)).toBe(`•••, ${masked}`);
  expect(maskToldNumber("12 202 555 01, wait", number)).toBe("12 •••, wait");
  expect(maskToldNumber("49 171 2345, Moment", "+491712345678")).toBe("•••, Moment");
});

test.each([
  ["They referred you to 202-555-0199, extension 12.", number],
  ["Our own number is 1 (202) 555-0188.", number],
  ["Unser Anschluss ist +49 171 2345699 oder 0171 2345699.", "+491712345678"],
  ["We are in 202 555, near the bridge.", number],
  ["It is 1202555.", number],
  ["Es ist 49 171 234.", "+491712345678"],
])("a number of somebody else in the same area is left alone in %j", (said, wanted) => {
  expect(maskToldNumber(said, wanted)).toBe(said);
});

test("the number is hidden where one speaker says it over several turns", () => {
  const said = [
    { speaker: "agent", text: "The number is 2 0 2." },
    { speaker: "business", text: "Two oh two." },
    { speaker: "agent", text: "5 5 5" },
    { speaker: "business", text: "Yes. 5 5 5" },
    { speaker: "agent", text: "and 0 1 4 2. Thank you." },
  ] as const;
  expect(maskToldInTurns(said, number)).toEqual([
    { speaker: "agent", text: "The number is •••." },
    { speaker: "business", text: "Two oh two." },
    { speaker: "agent", text: "•••" },
    { speaker: "business", text: "Yes. 5 5 5" },
    { speaker: "agent", text: `and ${masked}. Thank you.` },
  ]);
});

test("no turn shows digits of the number that were not said", () => {
  const brokenOff = [
    { speaker: "agent", text: "It is 202." },
    { speaker: "agent", text: "555 01" },
    { speaker: "business", text: "One moment." },
  ] as const;
  expect(maskToldInTurns(brokenOff, number)).toEqual([
    { speaker: "agent", text: "It is •••." },
    { speaker: "agent", text: "•••" },
    brokenOff[2],
  ]);
});

test("what one speaker says over several turns stays where it is not the number", () => {
  const said = [
    { speaker: "business", text: "It is 202 dollars" },
    { speaker: "agent", text: "555" },
    { speaker: "business", text: "and 555 with a room, on 01/42" },
    { speaker: "business", text: "Our own number is 202" },
    { speaker: "business", text: "555 0188" },
    { speaker: "note", text: "" },
  ] as const;
  expect(maskToldInTurns(said, number)).toEqual(said);
});

test("a number of somebody else that stands before it stays, with a word or a turn between", () => {
  const others = "They are at 202-555-0199";
  expect(maskToldNumber(`${others}, and 202-555-0142 is the customer's.`, number)).toBe(
    `${others}, and ${masked} is the customer's.`,
  );
  const said = [
    { speaker: "agent", text: others },
    { speaker: "agent", text: "202-555-0142" },
  ] as const;
  expect(maskToldInTurns(said, number)).toEqual([said[0], { speaker: "agent", text: masked }]);
});

test.each([
  "We open at 9 and close at 5:30, on the 14th of February 2027.",
  "The class is $202, or 555 with a room.",
  "It is $202 and 555, then 10.",
  "We are at 202 and 555 Main Street, and open on 01 and 4 and 2 May.",
  "Between 20 and 25, and 5 and 10, then 14.",
  "Our own number is 503-555-0123.",
  "Order 98765432109876 is ready.",
  "Ends in 0142.",
  "Rooms 202, 555 and 0142.",
  "Room 202 – 555 … … … 0142 Main Street.",
  "One or two, double or nothing; o quatro.",
  "",
])("nothing else is hidden in %j", (said) => {
  expect(maskToldNumber(said, number)).toBe(said);
  expect(maskToldNumber(said, "")).toBe(said);
});
