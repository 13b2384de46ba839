/**
 * The embedded directory of businesses, made by one rule from a few lists, the same on every machine. All are invented:
 * the names are coined, the telephone numbers come from the range that is kept for fiction (555-0100 to 555-0199).
 */
import { createHash } from "node:crypto";
import { cities, type City, type Neighborhood } from "./places.ts";
import { trades, type Trade, type Week } from "./trades.ts";

/** Raise it when what the rule makes has changed: the rows of the older version are then replaced. */
export const seedVersion = 2;

type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

type SeedHours = Record<Weekday, { opens: string; closes: string }[]>;
export type SeedBusiness = {
  id: string;
  name: string;
  category: string;
  cityId: string;
  /** Words it is found by beside its own. */
  keywords: string;
  neighborhood: string;
  address: string;
  phone: string;
  timeZone: string;
  hours: SeedHours;
  services: { name: string; price: number | null; minutes: number | null }[];
  about: string;
  latitude: number;
  longitude: number;
};

/** Of each kind in each city. */
const perKind = 5;

/** How many businesses the directory has. */
export const directorySize = cities.length * trades.length * perKind;

const stems =
  `Ashgrove Barrowell Bellwick Brackenby Brindlewood Cadmore Calderwick Candlebrook Carrowmoor Cobblewood
Copperlea Coriander Cranewick Dappleton Dellamore Dovercourt Eastlark Elderby Emberlow Fallowmere Farthingdale Feathermoor
Fennimore Finchley-Rowe Foxhollow Gablewick Galloway-Pine Gildersleeve Glimmerford Gorsebrook Grayling Hadleywood Halcyra
Harrowbend Hazelmoor Heronsgate Hobbledown Hollowell Inglenest Ivorydale Jackdaw Jessamore Juniperley Kestrelwood
Kettlebrook Kindlemore Lanternby Larkspindle Lilacre Lindenfold Lowmarsh Lumenby Maplewick Marrowick Meadowlane Merrifold
Millstone-Hay Mistlebrook Moorhen Nettlecombe Nightjar Nimblewood Oakhampstead Oldfern Orrisdale Osierbrook Pellworth
Pennyroyal Pimbrook Plumwick Quarrymoor Quillby Quincebrook Ravelstone Redstart Rookhaven Rowanlea Saffronby Sandpiper
Silverbirch-Low Sorrelmoor Sparrowgate Starlingford Summerhay Swallowdale Tamsinwood Tanglewick Thistledown Thrushcombe
Tillerman Umberley Vellacott Wagtail Warblemoor Wickerby Willowmarch Windlestraw Wrenfield Yarrowby`.split(
    /\s+/,
  );

const streets =
  `Alder Birch Canal Cedar Chestnut Cistern Clover Cottonwood Crescent Dogwood Elm Ferry Foundry Gardener
Granary Hickory Juniper Larch Linden Locust Magnolia Mill Mulberry Orchard Pepper Persimmon Plum Quince Sycamore
Tannery Walnut Willow`.split(/\s+/);
const streetKinds = ["Street", "Street", "Avenue", "Avenue", "Lane", "Place", "Court"];

/** A stream of chances between 0 and 1 that follows from a text. */
function chances(text: string): () => number {
  let state = createHash("sha256").update(text).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(list: readonly T[], chance: number): T {
  const chosen = list[Math.floor(chance * list.length)];
  if (chosen === undefined) throw new Error("There is nothing to pick from");
  return chosen;
}

/** The list in an order of its own. */
const shuffled = <T>(list: readonly T[], chance: () => number): T[] =>
  list
    .map((item) => ({ item, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** An id that follows from a text, in the form of a uuid of version 8. */
function idOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function hoursOf(week: Week): SeedHours {
  const span = ([opens, closes]: readonly [string, string]) => ({ opens, closes });
  const workday = week.lunch
    ? [
        { opens: week.workdays[0], closes: week.lunch[0] },
        { opens: week.lunch[1], closes: week.workdays[1] },
      ]
    : [span(week.workdays)];
  return {
    monday: week.isMondayFree ? [] : workday,
    tuesday: workday,
    wednesday: workday,
    thursday: workday,
    friday: workday,
    saturday: week.saturday ? [span(week.saturday)] : [],
    sunday: week.sunday ? [span(week.sunday)] : [],
  };
}

function servicesOf(trade: Trade, chance: () => number): SeedBusiness["services"] {
  const count = 4 + Math.floor(chance() * 3);
  return shuffled(trade.services, chance)
    .slice(0, count)
    .map(({ name, price, minutes }) => ({
      name,
      price: price && Math.round(price[0] + (price[1] - price[0]) * chance()),
      minutes,
    }));
}

function businessOf(
  seed: string,
  { city, neighborhood, trade }: { city: City; neighborhood: Neighborhood; trade: Trade },
  { name, line }: { name: string; line: number },
): SeedBusiness {
  const chance = chances(seed);
  const place = neighborhood.name;
  const year = String(1987 + Math.floor(chance() * 36));
  const address = `${100 + Math.floor(chance() * 880)} ${pick(streets, chance())} ${pick(streetKinds, chance())}`;
  const about = [pick(trade.openings, chance()), ...shuffled(trade.notes, chance).slice(0, 2)].join(" ");
  return {
    id: idOf(seed),
    name,
    category: trade.category,
    cityId: city.id,
    keywords: trade.keywords,
    neighborhood: place,
    address: `${address}, ${city.name}, ${city.region} ${neighborhood.zip}`,
    phone: `+1${city.areaCode}5550${100 + line}`,
    timeZone: city.timeZone,
    hours: hoursOf(pick(trade.weeks, chance())),
    services: servicesOf(trade, chance),
    about: about.replaceAll("{place}", place).replaceAll("{year}", year),
    // Within some 800 m of the neighborhood's middle.
    latitude: round(neighborhood.latitude + (chance() - 0.5) * 0.014, 5),
    longitude: round(neighborhood.longitude + (chance() - 0.5) * 0.018, 5),
  };
}

/** Every business of the directory: in each city some of each kind. */
export function* seedBusinesses(): Generator<SeedBusiness> {
  const names = new Set<string>();
  const naming = chances("names");
  const nameOf = (trade: Trade): string => {
    const stem = pick(stems, naming());
    const noun = pick(trade.nouns, naming());
    const shape = naming();
    const plain = shape < 0.2 ? `${stem} & ${pick(stems, naming())} ${noun}` : `${stem} ${noun}`;
    return names.has(plain) ? nameOf(trade) : plain;
  };
  for (const city of cities) {
    const lines = shuffled(
      Array.from({ length: 100 }, (_, line) => line),
      chances(`lines ${city.id}`),
    );
    for (const [kind, trade] of trades.entries())
      for (let count = 0; count < perKind; count += 1) {
        const name = nameOf(trade);
        names.add(name);
        const neighborhood = pick(city.neighborhoods, (kind * 0.37 + count / perKind) % 1);
        const line = lines[(kind * perKind + count) % lines.length] ?? 0;
        yield businessOf(
          `0 ${city.id} ${trade.category} ${count}`,
          { city, neighborhood, trade },
          { name, line },
        );
      }
  }
}
