import { expect, test } from "vitest";
import { toldNumbers } from "#lib/product/calls/told-numbers";

const portland = "+15035550123";
const berlin = "+493012345678";
const numbersOf = async (text: string, phone = portland) =>
  (await toldNumbers(text, phone)).map(({ number }) => number);

test.each([
  ["Please ring 900-555-1234 at once", "900-555-1234", "+19005551234"],
  ["Ring 9005551234.", "9005551234", "+19005551234"],
  ["call:(900)5551234", "(900)5551234", "+19005551234"],
  ["9 0 0 - 5 5 5 - 1 2 3 4", "9 0 0 - 5 5 5 - 1 2 3 4", "+19005551234"],
  ["900*555*1234", "900*555*1234", "+19005551234"],
  ["９００-５５５-１２３４", "900-555-1234", "+19005551234"],
  ["900\u200b555\u200b1234", "9005551234", "+19005551234"],
  ["tel:+1 876 555 0123", "+1 876 555 0123", "+18765550123"],
  ["Reach me on +44 20 7946 0958", "+44 20 7946 0958", "+442079460958"],
  ["Reach me on 0044 20 7946 0958", "+44 20 7946 0958", "+442079460958"],
  ["Reach me on 011 44 20 7946 0958", "011 44 20 7946 0958", "+442079460958"],
  ["Ring 555-0142 instead", "555-0142", "+15035550142"],
  ["Ring 1-900-FLOWERS", "1-900-FLOWERS", "+19003569377"],
])("a telephone number is found in “%s”", async (text, written, number) => {
  expect(await toldNumbers(text, portland)).toMatchObject([{ number, written }]);
});

test("several are found, however close together, each once, and in the business's country", async () => {
  expect(await numbersOf("503 555 0142 900 555 1234, or 503-555-0142")).toEqual([
    "+15035550142",
    "+19005551234",
  ]);
  expect(await numbersOf("030 1234567 oder 0900 1234567", berlin)).toEqual(["+49301234567", "+499001234567"]);
  // Not what the same digits would be elsewhere.
  expect(await numbersOf("+44 207 946 0958")).toEqual(["+442079460958"]);
});

test("the business's own is not among them", async () => {
  expect(await numbersOf("Is (503) 555-0123 still your number? Or 555-0123?")).toEqual([]);
  expect(await numbersOf("Ist das die 030 12345678?", berlin)).toEqual([]);
});

test.each([
  "Order 20261123-4471 for $1,234.56, from 10:30 to 12:45",
  "Between $500, $600 and $1000, for 12 children of 3, 4, 5, 6",
  "On 11/30/2026, 2026-11-23 or 12.11.2026 at 10.30",
  "At 97205-1234, 1200 SW 5th Ave, room 302",
  "Order 114-3941689-8772232",
  "ISBN 978-3-16-148410-0, policy 12345678",
  "Two dozen, 100 pieces, 1000 g, 2.5 x 3.5 in",
])("nothing is one in “%s”", async (text) => {
  expect(await numbersOf(text)).toEqual([]);
});

test("what is called the number of an order may be one anywhere, and nothing else may", async () => {
  const countriesOf = async (text: string) =>
    (await toldNumbers(text, portland)).map(({ countries }) => countries);
  for (const text of [
    "Order #4165550123",
    "Bestellnummer 4165550123",
    "My booking no. 4165550123",
    "Pedido: 4165550123",
  ])
    expect(await countriesOf(text), text).toEqual([["US", "CA"]]);
  for (const text of [
    "Ring 4165550123",
    "My phone no. 4165550123",
    "Order of 416-555-0123",
    "Order 416 555 0123",
  ])
    expect(await countriesOf(text), text).toEqual([["US"]]);
});
