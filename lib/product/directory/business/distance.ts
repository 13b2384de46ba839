/** Places on the globe, and how far apart they are. */
import { numberFormat } from "#lib/base/i18n/formats";

export type Point = { latitude: number; longitude: number };
/** A place on a globe of radius 1. */
export type Vector = readonly [x: number, y: number, z: number];

/** Of what has one name, in kilometres: what is farther away is another place. */
export const samePlaceKm = 60;

const earthKm = 6371.0088;
const kmPerMile = 1.609344;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * A place as a point on a globe of radius 1.
 * Places that are near each other are near there too, across a pole or the date line as well.
 */
export function vectorOf({ latitude, longitude }: Point): Vector {
  const [north, east] = [radians(latitude), radians(longitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Kilometres along the ground, from the straight line through a globe of radius 1. */
export const kmOfChord = (chord: number): number => 2 * earthKm * Math.asin(Math.min(1, chord / 2));

/** The straight line through a globe of radius 1 below so many kilometres of ground. */
export const chordOfKm = (km: number): number => 2 * Math.sin(Math.min(km / (2 * earthKm), Math.PI / 2));

/** Kilometres between two places. */
export function kmBetween(from: Point, to: Point): number {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  return kmOfChord(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
}

const degreesAround = 360;
const kmPerDegree = radians(1) * earthKm;

/** The square of a degree that a place is in, as a number: migration 0013 counts them likewise. */
export const cellOf = ({ latitude, longitude }: Point): number =>
  (Math.floor(latitude) + 90) * degreesAround + ((Math.floor(longitude) + 540) % degreesAround);

/** The squares in which lies what is so near; null where they are more than `most`. */
export function cellsWithin(center: Point, km: number, most: number): number[] | null {
  const up = km / kmPerDegree;
  const [south, north] = [Math.max(-90, center.latitude - up), Math.min(90, center.latitude + up)];
  // Meridians are closest together where it is farthest from the equator; round a pole all of them are near.
  const narrowest = Math.cos(radians(Math.max(-south, north)));
  const aside = Math.min(up / narrowest, degreesAround / 2);
  const cells = new Set<number>();
  for (let latitude = Math.floor(south); latitude <= north; latitude += 1)
    for (
      let longitude = Math.floor(center.longitude - aside);
      longitude <= center.longitude + aside;
      longitude += 1
    ) {
      cells.add(cellOf({ latitude, longitude }));
      if (cells.size > most) return null;
    }
  return [...cells];
}

/** Where roads are measured in miles. */
const mileCountries = new Set(["US", "GB", "LR"]);

/**
 * The distance in words, such as `1.2 mi`: in miles for who reads English about a country that has them, in kilometres
 * otherwise. `tag` is a language tag, `country` two letters, empty where it is not known.
 */
export function formatDistance(km: number, tag: string, country: string): string {
  const inMiles = tag.startsWith("en") && (country === "" || mileCountries.has(country));
  const amount = inMiles ? km / kmPerMile : km;
  return numberFormat(tag, {
    style: "unit",
    unit: inMiles ? "mile" : "kilometer",
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(Math.max(amount, 0.1));
}
