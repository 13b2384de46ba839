import { expect, test } from "vitest";
import {
  cellOf,
  cellsWithin,
  chordOfKm,
  formatDistance,
  kmBetween,
  kmOfChord,
} from "#lib/product/directory/business/distance";

test("distances are those of the globe, in the units of the language", () => {
  // A degree along the equator.
  expect(kmBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111.195,
    3,
  );
  expect(kmOfChord(chordOfKm(25))).toBeCloseTo(25, 6);
  expect(formatDistance(1.609344, "en-US", "US")).toBe("1 mi");
  expect(formatDistance(40, "en", "")).toBe("25 mi");
  expect(formatDistance(2.34, "de", "US")).toBe("2,3 km");
  expect(formatDistance(0, "en", "US")).toBe("0.1 mi");
  expect(formatDistance(2.34, "en", "DE")).toBe("2.3 km");
});

test("whatever is within a distance is in one of its squares, over the date line and round a pole too", () => {
  const places = [
    { latitude: 45.5152, longitude: -122.6784 },
    { latitude: 0, longitude: 179.9 },
    { latitude: -16.9, longitude: -180 },
    { latitude: 70.01, longitude: 25.99 },
    { latitude: -89.9, longitude: 10 },
  ];
  const steps = [-1, -0.7, -0.3, 0, 0.3, 0.7, 1];
  for (const center of places)
    for (const km of [1, 48, 160]) {
      const cells = cellsWithin(center, km, 2000) ?? [];
      const reach = km / 111.2;
      for (const north of steps)
        for (const east of steps) {
          const latitude = Math.min(90, Math.max(-90, center.latitude + north * reach));
          const aside = (east * reach) / Math.max(0.001, Math.cos((latitude * Math.PI) / 180));
          const longitude = ((((center.longitude + aside + 180) % 360) + 360) % 360) - 180;
          const place = { latitude, longitude };
          if (kmBetween(center, place) <= km)
            expect(cells, JSON.stringify([center, place])).toContain(cellOf(place));
        }
    }
  expect(cellsWithin({ latitude: 45.5, longitude: -122.5 }, 30, 12)).toEqual([
    cellOf({ latitude: 45.5, longitude: -122.5 }),
  ]);
  expect(cellsWithin({ latitude: 45.5152, longitude: -122.6784 }, 500, 12)).toBeNull();
});
