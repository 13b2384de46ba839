import { expect, test } from "vitest";
import {
  addressOf,
  isPublic,
  isTooLarge,
  nameOf,
  phoneOf,
  websiteOf,
  wheelchairOf,
  type LeftOut,
} from "#lib/product/directory/osm/business-tags";
import type { Tags } from "#lib/product/directory/osm/element";
import { isSettling } from "#lib/product/directory/osm/settlements";

const noted: LeftOut[] = [];
const read = (tags: Tags, country: string) => {
  noted.length = 0;
  return phoneOf(tags, country, (reason) => noted.push(reason));
};

test.each([
  // The code of a town before a slash: what follows it is a number of Hamburg by itself.
  ["030/40123456", "DE", "+493040123456"],
  ["+49 30/40123456", "DE", "+493040123456"],
  ["01/5123456", "AT", "+4315123456"],
  ["503/555-0123", "US", "+15035550123"],
  // Two numbers, and the digits in which a second one differs.
  ["030 40123456 / 030 40123457", "DE", "+493040123456"],
  ["01 42 68 53 00 ou 06 12 34 56 78", "FR", "+33142685300"],
  ["030 40123456 oder 030 40123457", "DE", "+493040123456"],
  ["030 40123456/57", "DE", "+493040123456"],
  ["12/+49 30 40123456", "DE", "+493040123456"],
  ["shop/(503) 555-0123", "US", "+15035550123"],
  ["ring us/503-555-0123", "US", "+15035550123"],
])("%s in %s is %s", (phone, country, number) => {
  expect(read({ phone }, country)).toBe(number);
  expect(noted).toEqual([]);
});

test("signs that nobody sees, as they are pasted, spoil no number and no address", () => {
  expect(read({ phone: "\u202A+1 503-555-0123\u202C" }, "US")).toBe("+15035550123");
  expect(read({ phone: "503-555-0123\u200E; \u202A503-555-0124\u202C" }, "US")).toBe("+15035550123");
  expect(read({ phone: "+44 20 7946 0018\n+44 20 7946 0019" }, "GB")).toBe("+442079460018");
  expect(websiteOf({ website: "\u202Ahttps://\u200Bshop.example/a\u202C" }, (one) => noted.push(one))).toBe(
    "https://shop.example/a",
  );
  expect(noted).toEqual([]);
});

test("what people write around a number is no part of it", () => {
  for (const phone of [
    "tel:+15035550123",
    "Tel. 503-555-0123",
    "Phone: (503) 555-0123",
    "Teléfono 503 555 0123",
    "(503) 555-0123 (office)",
    " 503 555 0123 ; 503 555 0124 (home)",
  ])
    expect(read({ phone }, "US"), phone).toBe("+15035550123");
  for (const phone of ["Fax 503-555-0123", "503-555-0123 (fax)"])
    expect(read({ phone }, "US"), phone).toBeNull();
});

test.each([
  ["1-800-FLOWERS", "US", "+18003569377"],
  ["+1 800 flowers", "", "+18003569377"],
  ["tel: 1-800-FLOWERS (orders)", "US", "+18003569377"],
  ["1-800-CONTACTS", "US", "+18002668228"],
  ["1-800-4-A-CHILD", "CA", "+18004224453"],
  ["503-KID-CARE", "US", "+15035432273"],
  ["(503) 226-TOOT", "US", "+15032268668"],
  ["1300 SMILES", "AU", "+611300764537"],
  ["0800 ZAHNARZT", "DE", "+4980092462798"],
])("the word of %s in %s is dialled as %s", (phone, country, number) => {
  expect(read({ phone }, country)).toBe(number);
  expect(noted).toEqual([]);
});

test.each([
  ["503-555-0123 Ann", "US"],
  ["226-2345 fax", "US"],
  ["226-2345ext", "US"],
  ["604555 cell", "CA"],
  ["503-226-main", "US"],
  ["503 reception", "US"],
  ["800 call us", "US"],
  ["030 4012345 Ann", "DE"],
  ["0800 1234567 Ann", "DE"],
  ["0800 83 83 83 Ann", "NZ"],
  ["021 123 456 ann", "NZ"],
  ["CALL-NOW", "US"],
])("what stands beside the number in %s in %s is no word of it", (phone, country) => {
  expect(read({ phone }, country)).toBeNull();
});

test("no part of a number that is none is taken for another one", () => {
  expect(read({ phone: "030/40123456-40123456789" }, "DE")).toBeNull();
  expect(noted).toEqual(["phone"]);
});

test("a number has fifteen digits at most, with those of its country", () => {
  expect(read({ phone: "0181 1234567890" }, "DE")).toBe("+491811234567890");
  expect(read({ phone: "0181 12345678901" }, "DE")).toBeNull();
});

test("where one tag has no number or address that is one, the next may", () => {
  const phones = { phone: "ask inside", "contact:phone": " ", "contact:mobile": "+49 1512 3456789" };
  expect(read(phones, "DE")).toBe("+4915123456789");
  expect(read({ "contact:phone": "030 40123456" }, "DE")).toBe("+493040123456");
  expect(noted).toEqual([]);
  const sites = { website: "javascript:alert(1)", "contact:website": "shop.example" };
  expect(websiteOf(sites, (reason) => noted.push(reason))).toBe("https://shop.example/");
  expect(noted).toEqual([]);
  expect(
    websiteOf({ website: "ftp://x.example", url: "mailto:a@b.example" }, (one) => noted.push(one)),
  ).toBeNull();
  expect(noted).toEqual(["website"]);
});

test("a number in North America that is called mobile is none to call, under whichever tag it stands", () => {
  for (const key of ["contact:mobile", "mobile"]) {
    expect(read({ [key]: "+1 503 555 0123" }, "US")).toBeNull();
    expect(read({ phone: "503-555-0123; 503-555-0188", [key]: "+1 503 555 0123" }, "US")).toBe(
      "+15035550188",
    );
    expect(read({ phone: "503-555-0188", [key]: "+1 503 555 0123" }, "US")).toBe("+15035550188");
  }
});

test.each(["__proto__", "constructor", "toString"])("a tag that says %s says nothing", (word) => {
  expect(wheelchairOf({ wheelchair: word })).toBeNull();
  expect(isSettling({ name: "Larkspindle", place: word })).toBe(false);
});

test.each(["\u061C", "\u200E", "\u200F", "\u202E", "\u2067"])(
  "a name loses the mark of direction %j",
  (mark) => {
    noted.length = 0;
    expect(nameOf({ name: `${mark}Larkspindle${mark} Dental` }, (reason) => noted.push(reason))).toBe(
      "Larkspindle Dental",
    );
    expect(noted).toEqual(["text"]);
  },
);

test.each([
  ["US", "OR", "97301", "12 Oak Street, Salem, OR 97301"],
  ["AU", "", "3000", "12 Oak Street, Salem, 3000"],
  ["GB", "", "LS1 4DY", "12 Oak Street, Salem LS1 4DY"],
  ["FR", "", "69001", "12 Oak Street, 69001 Salem"],
  ["DE", "", "10115", "Oak Street 12, 10115 Salem"],
])("an address in %s is written as it is there", (country, state, postcode, written) => {
  const tags = { street: "Oak Street", housenumber: "12", city: "Salem", state, postcode };
  const ofPlace = Object.fromEntries(Object.entries(tags).map(([key, value]) => [`addr:${key}`, value]));
  expect(addressOf(ofPlace, country, (one) => noted.push(one))).toBe(written);
});

test("where nobody may go is in no directory", () => {
  const closed: Tags[] = [
    { access: "no" },
    { access: "private" },
    { opening_hours: " Closed " },
    { opening_hours: "off" },
    { disused: "yes" },
    { abandoned: "yes" },
  ];
  const open: Tags[] = [{}, { access: "customers", opening_hours: "Mo-Fr 09:00-17:00", disused: "no" }];
  for (const tags of closed) expect(isPublic(tags), JSON.stringify(tags)).toBe(false);
  for (const tags of open) expect(isPublic(tags), JSON.stringify(tags)).toBe(true);
});

test.each([
  "https://ann@shop.example",
  "https://:secret@shop.example",
  "https://shop.example:8443",
  "https://192.0.2.1",
  "https://localhost",
])("no website is followed to %s", (website) => {
  expect(websiteOf({ website }, (one) => noted.push(one))).toBeNull();
});

test("what has more tags than any business, or a longer one, is not read", () => {
  const tags = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`note:${at}`, ""]));
  expect([400, 401].map((count) => isTooLarge(tags(count)))).toEqual([false, true]);
  const long = (length: number) => ({ name: "Larkspindle", note: "x".repeat(length) });
  expect([4096, 4097].map((length) => isTooLarge(long(length)))).toEqual([false, true]);
});
