import { expect, test } from "vitest";
import { searchedPhone } from "#lib/product/directory/query/phone-search";

test("a telephone number is known however it is written, and nothing else is taken for one", () => {
  for (const [text, digits] of [
    ["(415) 555-0100", "4155550100"],
    ["415-555-0100", "4155550100"],
    ["415.555.0100", "4155550100"],
    ["+1 415 555 0100", "14155550100"],
    ["1-415-555-0100", "14155550100"],
    ["Tel.: 415 555 0100 ext. 12", "4155550100"],
    ["415 555 0100 x3", "4155550100"],
    ["555-0100", "5550100"],
    ["030/2312503", "302312503"],
    ["+49 (0)30 2312503", "49302312503"],
    ["0049 30 2312503", "49302312503"],
    ["011 44 20 7946 0958", "442079460958"],
    ["01 42 68 53 00", "142685300"],
    ["(11) 91234-5678", "11912345678"],
    ["55 1234 5678", "5512345678"],
  ] as const)
    expect(searchedPhone(text), text).toEqual({ digits, isSpelled: false });
  for (const none of [
    "94110",
    "94110-1234",
    "01310-100",
    "24/7",
    "24 7",
    "Studio 54",
    "1st",
    "dentist 4155550100",
    "",
    "+",
    "1234567890123456",
  ])
    expect(searchedPhone(none), none).toBeNull();
});

test("a date, a span of days or years and opening hours are no telephone number", () => {
  for (const none of [
    "12/05/2026",
    "2026-11-28",
    "28.11.2026",
    "28. 11. 2026",
    "28 11 2026",
    "2026/12/05",
    "12/05/2026 - 12/10/2026",
    "12-05-2026 – 12-10-2026",
    "2026-12-05 - 2026-12-10",
    "28.11.-30.11.2026",
    "12/05 - 12/10",
    "5.-9.10.2026",
    "2025-2026",
    "2025 – 2026",
    "10:30-18:00",
    "10.30-18.00",
    "9.00 – 17.00",
    "1030-1800",
  ])
    expect(searchedPhone(none), none).toBeNull();
  for (const [text, digits] of [
    ["555-0100", "5550100"],
    ["12-34-56-78", "12345678"],
    ["3456-7890", "34567890"],
    ["91 123 45 67", "911234567"],
    ["01.42.68.53.00", "142685300"],
    ["030-2312503", "302312503"],
  ] as const)
    expect(searchedPhone(text)?.digits, text).toBe(digits);
});

test("a number whose end is a word is known, and no postal code, house or age with a word behind it", () => {
  for (const [text, digits] of [
    ["1-800-FLOWERS", "18003569377"],
    ["800 FLOWERS", "8003569377"],
    ["(800) flowers", "8003569377"],
    ["call 1-800-CONTACTS", "18002668228"],
    ["1-800-4-FAMILY", "18004326459"],
    ["0800 REIMANN", "8007346266"],
    ["503-GET-PETS", "5034387387"],
    ["503-555-PETS", "5035557387"],
    ["360 Fitness", "3603486377"],
  ] as const)
    expect(searchedPhone(text), text).toEqual({ digits, isSpelled: true });
  for (const none of [
    "80012 dentist",
    "97205 piano",
    "24 hour",
    "4 kids",
    "3rd grade",
    "100 flowers",
    "503 karate",
    "2024 summer",
    "800 degrees pizza",
    "503-555-0100 home",
    "503-555-0100home",
    "flowers",
  ])
    expect(searchedPhone(none), none).toBeNull();
});
