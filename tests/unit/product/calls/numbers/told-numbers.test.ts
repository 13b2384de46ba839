import { expect, test } from "vitest";
import { toldNumbers } from "#lib/product/calls/numbers/told-numbers";

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
  "Our budget is $500-1000",
  "Our budget is 500-1000",
  "between 200-1000 dollars",
  "300-1200 calories",
  "Form 990-2025",
  "Formulaire 990-2025",
  "We pay $411-1000",
  "We pay € 411–1025",
  "411-1025 euros, oder 411-1025 Euro",
  "Platos de 425-1125 calorías, pour 225-1025 personnes, 225-1025 Personen, 225-1025 pessoas",
  "entre 425-1125, zwischen 425-1125",
  "Order 976-1200",
  "Rezept 976-1234",
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
    "Order 416 555 0123",
    "Policy number 416 555 0123",
    "My prescription number is 416-555-0123",
    "The order number was 416 555 0123",
    "Rx 4165550123",
    "Rx #416-555-0123",
    "Patient ID 4165550123",
    "Patient 4165550123",
    "Chart 4165550123",
    "Group number: 4165550123",
    "Medicaid 4165550123",
    "Medicare no. 4165550123",
    "NPI 4165550123",
    "Tracking number 416 555 0123",
    "Student ID 4165550123",
    "File 4165550123",
    "Número de cliente: 4165550123",
    "Cliente n.º 4165550123",
    "NIF 4165550123",
    "Receta n.º 416 555 0123",
    "La receta es 4165550123",
    "Numéro d’allocataire 4165550123",
    "Ordonnance n° 4165550123",
    "Versichertennummer 416 555 0123",
    "Rezept 4165550123",
    "Kunden-Nr. 416 555 0123",
    "Bestellung 416 555 0123",
    "Police n° 416 555 0123",
    "Mein Aktenzeichen ist 4165550123",
    "Receita 4165550123",
    "O número de utente é 4165550123",
  ])
    expect(await countriesOf(text), text).toEqual([["US", "CA"]]);
  for (const text of [
    "Ring 4165550123",
    "My phone no. 4165550123",
    "Order of 416-555-0123",
    "Order (416) 555-0123",
    "My cell #4165550123",
    "Ring my client 416 555 0123",
    "Llame al cliente 416 555 0123",
    "Appelez le patient 416 555 0123",
    "In case: 416 555 0123",
    "The police 416 555 0123",
    "An der Rezeption 416 555 0123",
    "Mein Steuerberater 416 555 0123",
    "Kundentelefonnummer 416 555 0123",
    "You have it on file: 416-555-0123",
    "# 416-555-0123",
  ])
    expect(await countriesOf(text), text).toEqual([["US"]]);
});

test("what is once spoken of as a telephone is one, wherever else it is an order’s", async () => {
  for (const text of [
    "Order 4165550123. Please tell them to ring 4165550123 back.",
    "Ring 416-555-0123, it is about order 4165550123.",
    "Order 4165550123; ring (416) 555-0123, about order 4165550123",
  ])
    expect(await toldNumbers(text, portland), text).toMatchObject([
      { number: "+14165550123", countries: ["US"] },
    ]);
  expect(await toldNumbers("Order 4165550123, I mean order 416 555 0123", portland)).toMatchObject([
    { countries: ["US", "CA"] },
  ]);
});

test("no part of a number is another one", async () => {
  for (const text of [
    "Call me at 971 555-0142",
    "Call me at 971  555-0142",
    "Call me at (971) 555-0142",
    "Call me at +1 971 555.0142",
  ])
    expect(await numbersOf(text), text).toEqual(["+19715550142"]);
  expect(await numbersOf("Room 200 555-0142")).toEqual(["+15035550142"]);
  expect(await numbersOf("971 555-0142 555-0143")).toEqual(["+19715550142", "+15035550143"]);
});

test.each([
  "Ring 500-1000",
  "Call me at 300-1200.",
  "Mi teléfono: 600-2000",
  "411-1025 please",
  "Between 555-0142 and noon",
])("round as it is, what is called is a telephone number in “%s”", async (text) => {
  expect(await numbersOf(text)).toHaveLength(1);
});
