import { describe, expect, test } from "vitest";
import { accountStore } from "#lib/product/account/account-store";
import { changeSettings } from "#lib/product/account/change-settings";
import { locationStore } from "#lib/product/locations/location-store";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { databaseForTests, databases } from "@/tests/support/machine/databases";

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("the settings and the default location", () => {
    let opened: OpenDatabase;
    databaseForTests(start, (started) => {
      opened = started;
    });

    const readDefault = async (userId: string) =>
      (await locationStore(opened.database).readAll(userId)).find(({ isDefault }) => isDefault)?.name;

    async function addLocations(userId: string) {
      const store = locationStore(opened.database);
      const place = {
        address: "",
        placeId: "portland",
        placeLabel: "Portland",
        latitude: 45.5,
        longitude: -122.7,
      };
      for (const name of ["Home", "School"]) await store.add(userId, { ...place, name }, new Date());
      const all = await store.readAll(userId);
      return (name: string) => all.find((one) => one.name === name)?.id ?? "";
    }

    test("are changed together", async () => {
      const idOf = await addLocations("ada");
      const changes = { theme: "dark", defaultLocationId: idOf("School") } as const;
      expect(await changeSettings(opened.database, "ada", changes)).toBe(true);
      expect(await readDefault("ada")).toBe("School");
      expect(await accountStore(opened.database).readSettings("ada")).toMatchObject({ theme: "dark" });
    });

    test("stay as they are where one of them cannot be kept", async () => {
      const idOf = await addLocations("ben");
      // No database keeps this character.
      const changes = { callBackNumber: "\0", defaultLocationId: idOf("School") };
      await expect(changeSettings(opened.database, "ben", changes)).rejects.toThrow();
      expect(await readDefault("ben")).toBe("Home");
    });

    test("stay as they are where the location is somebody else's", async () => {
      const idOf = await addLocations("cleo");
      const changes = { theme: "dark", defaultLocationId: idOf("School") } as const;
      expect(await changeSettings(opened.database, "dan", changes)).toBe(false);
      expect(await accountStore(opened.database).readSettings("dan")).toMatchObject({ theme: "system" });
      expect(await readDefault("cleo")).toBe("Home");
    });
  });
});
