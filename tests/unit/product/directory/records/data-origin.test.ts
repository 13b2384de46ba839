import { expect, test } from "vitest";
import {
  originOfBusiness,
  originOfDirectory,
  originOfImported,
} from "#lib/product/directory/records/data-origin";

const at = new Date("2026-11-23T00:00:00Z");
const dataAt = new Date("2026-11-20T00:00:00Z");
const imported = { imported: { at, dataAt } };
const removed = { imported: null };

test("an import is as old as its data, or as itself where the data does not say", () => {
  expect(originOfDirectory(imported)).toEqual({ kind: "imported", asOf: dataAt });
  expect(originOfDirectory({ imported: { at, dataAt: null } })).toEqual({ kind: "imported", asOf: at });
  expect(originOfDirectory(removed)).toEqual({ kind: "invented" });
});

test("whoever made the data of a business is named after its import is removed, and a made-up one is said to be", () => {
  const real = { element: "node/1", goneAt: null };
  expect(originOfBusiness(real, imported)).toEqual({ kind: "imported", asOf: dataAt });
  expect(originOfBusiness({ ...real, goneAt: at }, imported)).toEqual({ kind: "imported", asOf: null });
  expect(originOfBusiness({ ...real, goneAt: at }, removed)).toEqual({ kind: "imported", asOf: null });
  expect(originOfImported(removed)).toEqual({ kind: "imported", asOf: null });
  for (const source of [imported, removed])
    expect(originOfBusiness({ element: null, goneAt: null }, source)).toEqual({ kind: "invented" });
});
