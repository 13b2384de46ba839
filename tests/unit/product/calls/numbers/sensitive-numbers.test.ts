import { describe, expect, test } from "vitest";
import { readCallFields } from "#lib/product/calls/form/call-form";
import { isOrdinaryLine } from "#lib/product/calls/numbers/ordinary-line";
import { sensitiveNumberIn } from "#lib/product/calls/numbers/sensitive-numbers";

describe("what must not be said on a call", () => {
  test("is a card's number, however it is written", () => {
    for (const text of [
      "Pay with 4111111111111111 please",
      "4111 1111 1111 1111",
      "4111-1111-1111-1111, until 12/28",
      "Visa:4111.1111.1111.1111.",
      "3782 822463 10005",
      "378282246310005",
      "5555\u00a05555\u00a05555\u00a04444",
      "6011000990139424",
      "4222 2222 2222 2",
      // With the number to call back right behind it.
      "4111111111111111 202 555 0142",
      "4111 1111 1111 1111 202 555 0142",
      "3782 822463 10005 202 555 0142",
      "6011 0009 9013 9421 005 202 555 0142",
    ])
      expect(sensitiveNumberIn(text), text).toBe("card");
  });

  test("is a social-security number", () => {
    for (const text of [
      "my number is 536-22-1234",
      "536 22 1234",
      "SSN 536221234",
      "social security: 536221234",
      "seguro social 536221234",
      "912-70-1234",
    ])
      expect(sensitiveNumberIn(text), text).toBe("socialSecurity");
  });

  test("is one however it is set apart, since the assistant would be told it all the same", () => {
    for (const text of [
      "4111  1111  1111  1111",
      "4111\n1111\n1111\n1111",
      "4111<1111<1111<1111",
      "4111/1111/1111/1111",
      "4111, 1111, 1111, 1111",
      "4111 - 1111 - 1111 - 1111",
      "4111\u200b1111\u200b1111\u200b1111",
      "４１１１ １１１１ １１１１ １１１１",
      "٤١١١ ١١١١ ١١١١ ١١١١",
      "4111 1111 1111 1111 12/28",
      "On 11/30/2026: 4111 1111 1111 1111",
    ])
      expect(sensitiveNumberIn(text), text).toBe("card");
    for (const text of [
      "536  22  1234",
      "536\n22\n1234",
      "536<22<1234",
      "536 - 22 - 1234",
      "536/22/1234",
      "５３６-２２-１２３４",
      "SSN:\n536221234",
    ])
      expect(sensitiveNumberIn(text), text).toBe("socialSecurity");
  });

  test("is a card's in whichever groups it is written or spelled", () => {
    for (const text of [
      "41 11 11 11 11 11 11 11",
      "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
      "4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1",
      "4 1 1 1 - 1 1 1 1 - 1 1 1 1 - 1 1 1 1",
      "411 111 111 111 111 1",
      "41111111 11111111",
      "41111-11111-111111",
      "Card no. 3: 411.111.111.111.111.1 please",
      "41 11 11 11 11 11 11 11 12/28",
      "41 11 11 11 11 11 11 11 12 28 123",
      "On 11/30/2026: 41 11 11 11 11 11 11 11",
      "37 82 82 24 63 10 005",
      "5555 555555 554444",
    ])
      expect(sensitiveNumberIn(text), text).toBe("card");
  });

  test("is a social-security number that is called so, in whichever groups", () => {
    for (const text of [
      "my social is 123456789",
      "Her social: 123 456 789",
      "SSN: 12-345-6789",
      "SSN 5 3 6 2 2 1 2 3 4",
      "my son’s social is 536221234",
      "soc. sec. 123 45 6789",
      "123456789 is my SSN",
      "536 221 234 (SSN)",
      "Sozialversicherungsnummer 123 456 789",
    ])
      expect(sensitiveNumberIn(text), text).toBe("socialSecurity");
  });

  test("is no other number that has as many digits, or stands beside such words", () => {
    for (const text of [
      // Digits out of two of each of these would have a card's sum.
      "415 555 0123 415 555 0128",
      "415-555-0123 / 415-555-0128",
      "(415) 555-0123, (415) 555-0128",
      "01 42 68 53 00 01 42 68 53 01",
      "55 1234 5678 55 1234 5679",
      "Order 402-3941689-8772232",
      // With a card's sum, but longer than a card's number is.
      "Order 5123 4567 8901 2345 5679",
      "Between 45, 50, 55, 60, 65, 70, 75, 80 or 85 dollars",
      "On 23/11/2026, 24/11/2026 or 25/11/2026 at 10:30",
      "For children of 3, 4, 5, 6, 7, 8 and 9",
      "Is this the social security office? Call 912 345 678",
      "¿Aceptan la seguridad social? Mi número es 912345678",
      "Seguridad social, llámenme al 912 34 56 78",
      "La trabajadora social: 612345678",
      "About my social security, call me at 503-555-0123",
      "She is a social worker, 612 345 678",
    ])
      expect(sensitiveNumberIn(text), text).toBeNull();
  });

  test("is not what somebody has who speaks of anything else that is social", () => {
    for (const text of [
      "My social worker gave me case 123456789, do you take it?",
      "our social studies teacher wants book 978123456",
      "the social skills class, member ID 123456789",
      "insurance ID 123456789, our social worker is Ann",
      "their social-emotional learning class, code 123456789",
      "my social media class 123 456 789",
      "the ice cream social, tickets 123456789",
      "the school’s social on Friday, ticket 123456789",
      "order 123456789, the social group",
    ])
      expect(sensitiveNumberIn(text), text).toBeNull();
    for (const text of [
      "my social which is 123456789",
      "the social is 123456789",
      "the social # 123 456 789",
      "my mom’s social number 123456789",
      "123456789 is my social",
      "my social insurance number, 123 456 789",
    ])
      expect(sensitiveNumberIn(text), text).toBe("socialSecurity");
  });

  test("is no telephone number, nor that of a case, beside the institution’s name in another language", () => {
    for (const text of [
      "Tenemos Seguridad Social, mi número es 612 34 56 78",
      "Tenemos Seguridad Social, mi número es 612345678",
      "la Seguridad Social nos manda, 612 345 678",
      "Mi trabajadora del Seguro Social, expediente 123 456 789",
      "Mi trabajadora del Seguro Social, expediente 123456789",
      "612345678, Seguridad Social",
      "La sécurité sociale nous envoie, dossier 123456789",
      "La sécurité sociale nous envoie, 6 12 34 56 78",
      "Temos Segurança Social, o meu número é 212345678",
      "A Segurança Social manda-nos, 912 345 678",
      "Wir sind bei der Sozialversicherung, 030 123456",
      "Wir sind bei der Sozialversicherung, 030123456",
      "Die Sozialversicherung schickt uns, Aktenzeichen 123456789",
    ])
      expect(sensitiveNumberIn(text), text).toBeNull();
    for (const text of [
      "Mi número de seguro social es 612345678",
      "mon numéro de sécurité sociale : 612345678",
      "O meu número da segurança social é 212345678",
      "Mi seguro social es 612345678",
      "Número de seguro social: 612345678",
      "seguro social 212345678",
      "seguro social 536 22-1234",
      "seguro social 5 3 6 2 2 1 2 3 4",
      "sécurité sociale 536221234",
      "segurança social: 536221234",
      "536221234 (seguro social)",
      "Sozialversicherung: 536221234",
      "Meine Sozialversicherungsnr. ist 536 221 234",
    ])
      expect(sensitiveNumberIn(text), text).toBe("socialSecurity");
  });

  test("is hardly ever found in two telephone numbers, or in what an order has", () => {
    // Each tenth number has a card's sum by chance.
    for (let place = 0; place < 100; place += 1) {
      const end = String(100 + place).padStart(4, "0");
      for (const text of [
        `415 555 0123 415 555 ${end}`,
        `415-555-0123, 415-555-${end}`,
        `4155550123 415555${end}`,
        `415 5550123 415 555${end}`,
        `55 1234 5678 55 1234 ${end}`,
        `42 68 53 00 12 42 68 53 ${end.slice(0, 2)} ${end.slice(2)}`,
        `Order 114-3941689-877${end}`,
        `Order 4471-${end}, 2026-11-23`,
        `+49 30 1234 5678 ${end}`,
      ])
        expect(sensitiveNumberIn(text), text).toBeNull();
    }
  });

  test("is not a telephone number, a price, a date, or the number of an order", () => {
    for (const text of [
      "Call me at (503) 555-0123 or 503-555-0124",
      "503 555 0123 503 555 0124",
      "+1 202 555 0142, +49 30 123456789",
      "+4111111111111111",
      "Order 20261123-4471, $1,234.56, 10:30 to 12:45",
      "4111111111111112",
      "Order 9411111111111111",
      "000-12-3456, 666-12-3456, 123-00-4567",
      "Is the room 12 22 1234 free?",
      "2026-11-23 2026-11-24 2026-11-25",
      "They were born in 2015, 2017, 2018 and 2019; or 2015, 2017, 2018, 2019",
      "Rooms 302, 11 and 2026, from $100.50 to 1200",
      "+41 4111 11 11, +49 (0)30 4111-1111",
      "0900 1700, 0900 1700",
    ])
      expect(sensitiveNumberIn(text), text).toBeNull();
  });

  test("is refused by the form with its reason, and what else was typed is looked at as before", () => {
    const fields = { language: "en", callbackNumber: "+12025550142" };
    expect(readCallFields({ ...fields, request: "Use 4111 1111 1111 1111" })).toEqual({
      faults: { request: "requestCard" },
    });
    expect(readCallFields({ ...fields, request: "I am 536-22-1234" })).toEqual({
      faults: { request: "requestSocialSecurity" },
    });
    expect(readCallFields({ ...fields, request: "Call 503-555-0123" })).toHaveProperty("wish");
  });
});

describe("a number that is called", () => {
  test("is an ordinary line of a country that is called", async () => {
    for (const number of ["+15035550123", "+15035551213", "+15035559761", "+12025550142", "+18005551234"])
      expect(await isOrdinaryLine(number, ["US"]), number).toBe(true);
    // A free number belongs to no area: what would be a service of one there is a line as any other.
    for (const number of ["+18004111234", "+18009501234", "+18889761234"])
      expect(await isOrdinaryLine(number, ["US"]), number).toBe(true);
    expect(await isOrdinaryLine("+493012345678", ["US", "DE"])).toBe(true);
  });

  test("is no premium, emergency, personal or foreign one", async () => {
    for (const number of [
      "+19005551234",
      "911",
      "+1911",
      "112",
      "+15005550006",
      "+18762345678",
      "+14165550123",
      "+493012345678",
      "+1503555012",
      // An area's line that costs more, its directory assistance, an emergency line behind an area, and a carrier's.
      "+15039761234",
      "+15035551212",
      "+18005551212",
      "+15039111234",
      "+15034111234",
      "+15039501234",
      "5035550123",
      "",
    ])
      expect(await isOrdinaryLine(number, ["US"]), number).toBe(false);
    expect(await isOrdinaryLine("+441234567890123", ["GB"])).toBe(false);
    expect(await isOrdinaryLine("+447012345678", ["GB"])).toBe(false);
  });
});
