/**
 * The cities and neighborhoods of an extract, and which of them a place is in. A settlement is an element tagged `place`; a
 * border that has its name, and lies round it, says how far it reaches. Where there is none, the nearest counts.
 */
import { kmBetween, samePlaceKm, type Point } from "#lib/product/directory/business/distance";
import { cleanText } from "#lib/product/directory/osm/business-tags";
import { stateOf } from "#lib/product/directory/osm/country";
import type { ElementType, OsmElement, Tags } from "#lib/product/directory/osm/element";
import { centerOf, middleOf } from "#lib/product/directory/osm/outlines";
import {
  areaOf,
  farthestReachKm,
  Grid,
  isInside,
  put,
  type Area,
  type Settlement,
} from "#lib/product/directory/osm/settlement-grid";
import { cityLabel } from "#lib/product/directory/places/places";
import { foldWords } from "#lib/product/directory/vocabulary/words";

/** How far, in kilometres, a settlement without a border is taken to reach: most are closer to another first. */
const cityReach: Record<string, number> = { city: farthestReachKm, town: 10, municipality: 10, village: 5 };
const neighborhoodReach: Record<string, number> = { borough: 4, suburb: 3, quarter: 2, neighbourhood: 1.5 };

const kindOf = (place: string | undefined): "city" | "neighborhood" | null =>
  place === undefined
    ? null
    : Object.hasOwn(cityReach, place)
      ? "city"
      : Object.hasOwn(neighborhoodReach, place)
        ? "neighborhood"
        : null;

/** Borders of a state, and of what may be a settlement. */
const stateLevel = "4";
const townLevels = ["5", "6", "7", "8", "9", "10", "11"];

const isBorder = ({ boundary, admin_level: level = "" }: Tags): boolean =>
  boundary === "administrative" && (level === stateLevel || townLevels.includes(level));

/** Whether an element is a settlement, or a border. */
export const isSettling = (tags: Tags): boolean =>
  tags.name !== undefined && (kindOf(tags.place) !== null || isBorder(tags));

const initials: Record<ElementType, string> = { node: "n", way: "w", relation: "r" };

type Drawn = { lines: readonly (readonly Point[])[]; isWhole: boolean };
type Border = { name: string; area: Area; tags: Tags };

const longestName = 80;

/** So near the middle of a border lies the point that has its name. */
const namedWithinKm = 40;

/** Collects settlements and borders, and what addresses say of cities; `close` makes the map of them. */
export class SettlementCollector {
  readonly #settlements = new Map<string, Settlement>();
  readonly #borders: Border[] = [];
  readonly #addresses = new Map<string, AddressCity[]>();

  /** An element that is settling, as it is drawn. */
  add(element: OsmElement, tags: Tags, { lines, isWhole }: Drawn): void {
    const name = cleanText(tags.name, longestName, () => undefined);
    const middle = middleOf(lines);
    if (name === "" || middle === null) return;
    const area = element.type === "node" || !isWhole ? null : areaOf(lines);
    const kind = kindOf(tags.place);
    if (kind === null) {
      if (area) this.#borders.push({ name, area, tags });
      return;
    }
    const id = `${initials[element.type]}${element.id}`;
    // A file that is put together of several may say an element twice.
    if (this.#settlements.has(id)) return;
    this.#settlements.set(id, {
      id,
      name,
      kind,
      ...middle,
      region: stateOf(tags),
      reachKm: { ...cityReach, ...neighborhoodReach }[tags.place ?? ""] ?? 0,
      area,
    });
  }

  /** A place that has an address: what it says of its city is believed where the file has no such settlement. */
  addAddress(tags: Tags, point: Point): void {
    const city = cleanText(tags["addr:city"], longestName, () => undefined);
    if (city === "") return;
    const region = stateOf(tags);
    // `Portland, OR` is `Portland` in `OR`.
    const key = foldWords(`${city} ${region}`);
    const ofName = this.#addresses.get(key) ?? [];
    const known = ofName.find((one) => kmBetween(one, point) < samePlaceKm);
    if (!known) {
      if (ofName.length < mostOfOneName)
        put(this.#addresses, key, { name: city, region, count: 1, ...point });
      return;
    }
    if (known.region === "" && region !== "") Object.assign(known, { name: city, region });
    known.count += 1;
    known.latitude += (point.latitude - known.latitude) / known.count;
    // On the other side of the date line is near.
    known.longitude = aroundGlobe(
      known.longitude + aroundGlobe(point.longitude - known.longitude) / known.count,
    );
  }

  close(): Settlements {
    const all = [...this.#settlements.values()];
    const points = new Grid(all.filter(({ area }) => area === null));
    const drawn = all.flatMap((one) => (one.area ? [{ one, name: one.name, area: one.area }] : []));
    const within = ({ name, area }: Pick<Border, "name" | "area">) =>
      points
        .around(centerOf(area), namedWithinKm)
        .filter((one) => foldWords(one.name) === foldWords(name) && isInside(one, area));
    const states = this.#borders.filter(({ tags }) => tags.admin_level === stateLevel);
    for (const border of this.#borders)
      if (!states.includes(border)) for (const point of within(border)) point.area ??= border.area;
    // Drawn, and there as a point too, as many are, a settlement is one.
    const twice = new Set<Settlement>();
    for (const { one, ...border } of drawn)
      for (const point of within(border)) {
        if (point.kind !== one.kind) continue;
        point.area ??= border.area;
        twice.add(one);
      }
    const settlements: Settlement[] = all.filter((one) => !twice.has(one));
    const cities = settlements.filter(({ kind }) => kind === "city");
    for (const city of cities) {
      const state = states.find(({ area }) => isInside(city, area));
      city.region ||= state ? regionOf(state) : "";
    }
    const addresses = [...this.#addresses.values()].flatMap(withIds);
    const known = citiesByName(cities);
    for (const address of addresses)
      for (const city of calledSo(known, address.name, address)) city.region ||= address.region;
    // What does not say its state may mean one that does.
    for (const isStated of [true, false]) {
      const named = citiesByName(cities);
      for (const address of addresses)
        if ((address.region !== "") === isStated && calledSo(named, address.name, address).length === 0)
          cities.push(cityOf(address));
    }
    return new Settlements(
      cities,
      settlements.filter(({ kind }) => kind === "neighborhood"),
    );
  }
}

type Named = ReadonlyMap<string, readonly Settlement[]>;

/** Cities by name, and by name with state: addresses write either for their city. */
function citiesByName(cities: readonly Settlement[]): Named {
  const named = new Map<string, Settlement[]>();
  for (const city of cities)
    for (const name of new Set([foldWords(city.name), foldWords(cityLabel(city))])) put(named, name, city);
  return named;
}

/** The cities of a name round a point. */
const calledSo = (named: Named, name: string, point: Point): Settlement[] =>
  (named.get(foldWords(name)) ?? []).filter((city) => kmBetween(city, point) < samePlaceKm);

/** A city that only addresses name. It lies in the middle of them. */
type AddressCity = Point & { name: string; region: string; count: number };

/** A longitude, or a difference of two, between -180 and 180. */
const aroundGlobe = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** More cities of one name are in no real file. */
const mostOfOneName = 100;

/**
 * Cities of one name, each with its id: that with the most addresses by its name alone, the others by their degrees too. What has
 * grown together with another one, by addresses between them, is left out.
 */
function withIds(cities: readonly AddressCity[]): (AddressCity & { id: string })[] {
  const ids = new Set<string>();
  return cities
    .toSorted((a, b) => b.count - a.count)
    .flatMap((city, at) => {
      const { name, region, latitude, longitude } = city;
      const place = at === 0 ? "" : ` ${latitude.toFixed(1)} ${longitude.toFixed(1)}`;
      const id = `a-${foldWords(`${name} ${region}`)}${place}`.replaceAll(" ", "-");
      if (ids.has(id)) return [];
      ids.add(id);
      return [{ ...city, id }];
    });
}

const cityOf = ({ id, name, region, latitude, longitude }: AddressCity & { id: string }): Settlement => ({
  id,
  name,
  kind: "city",
  region,
  latitude,
  longitude,
  reachKm: 5,
  area: null,
});

/** A state by its short name where it has one: `OR` of `US-OR`. */
const regionOf = ({ name, tags }: Border): string =>
  /^(?:US|CA|AU|BR|MX)-([A-Z]{2,3})$/.exec(tags["ISO3166-2"] ?? "")?.[1] ?? name;

/** The settlements of an extract, and which of them a place is in. */
export class Settlements {
  readonly cities: readonly Settlement[];
  readonly neighborhoods: readonly Settlement[];
  readonly #cities: Grid<Settlement>;
  readonly #neighborhoods: Grid<Settlement>;
  readonly #named: Named;

  constructor(cities: readonly Settlement[], neighborhoods: readonly Settlement[]) {
    this.cities = cities;
    this.neighborhoods = neighborhoods;
    this.#cities = new Grid(cities);
    this.#neighborhoods = new Grid(neighborhoods);
    this.#named = citiesByName(cities);
  }

  /** The city and the neighborhood of a point; null for what it is not in. Its address counts where no border says more. */
  locate(point: Point, tags: Tags): { city: Settlement | null; neighborhood: Settlement | null } {
    const city = this.#cities.holding(point) ?? this.#addressed(point, tags) ?? this.#cities.nearest(point);
    const neighborhood = this.#neighborhoods.holding(point) ?? this.#neighborhoods.nearest(point);
    return { city, neighborhood };
  }

  #addressed(point: Point, tags: Tags): Settlement | null {
    const named = calledSo(this.#named, tags["addr:city"] ?? "", point);
    const state = stateOf(tags);
    return named.find(({ region }) => region === state) ?? named[0] ?? null;
  }
}
