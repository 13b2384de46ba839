/**
 * A large generated OpenStreetMap extract: cities around a few centers, with all the tags that real ones have. Nothing in it is
 * real.
 */
import { repeatableChance } from "#lib/base/values/repeatable-chance";
import type { OsmElement, Tags } from "#lib/product/directory/osm/element";

const centers = [
  ["Portland", "OR", 45.5152, -122.6784],
  ["Chicago", "IL", 41.8781, -87.6298],
  ["Denver", "CO", 39.7392, -104.9903],
  ["Boston", "MA", 42.3601, -71.0589],
  ["Austin", "TX", 30.2672, -97.7431],
  ["Seattle", "WA", 47.6062, -122.3321],
  ["Atlanta", "GA", 33.749, -84.388],
  ["Phoenix", "AZ", 33.4484, -112.074],
] as const;

const kinds: readonly (readonly [key: string, value: string, noun: string])[] = [
  ["amenity", "dentist", "Dental"],
  ["amenity", "childcare", "Child Care"],
  ["amenity", "kindergarten", "Preschool"],
  ["amenity", "library", "Library"],
  ["amenity", "music_school", "Music School"],
  ["amenity", "language_school", "Languages"],
  ["amenity", "prep_school", "Tutoring"],
  ["shop", "books", "Books"],
  ["shop", "toys", "Toys"],
  ["shop", "optician", "Eyewear"],
  ["shop", "electronics", "Electronics"],
  ["shop", "mobile_phone", "Wireless"],
  ["shop", "computer", "Computers"],
  ["craft", "electronics_repair", "Repair"],
  ["healthcare", "psychotherapist", "Counseling"],
  ["leisure", "fitness_centre", "Fitness"],
  ["leisure", "sports_centre", "Sports"],
  ["leisure", "hackerspace", "Makers"],
];
const syllables =
  "ba cor del fen gar hol in jas kel lum mor nor ost pel quin ros sten tor ul ven wick yar zan".split(" ");
const streets =
  "Alder Birch Canal Cedar Dogwood Elm Ferry Foundry Hickory Juniper Larch Linden Mill Orchard".split(" ");

const pick = <T>(list: readonly T[], chance: number): T => list[Math.floor(chance * list.length)] as T;
const clock = (hour: number, minute: number) =>
  `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

function hoursOf(chance: () => number): string {
  const opens = clock(7 + Math.floor(chance() * 4), 15 * Math.floor(chance() * 4));
  const closes = clock(16 + Math.floor(chance() * 6), 5 * Math.floor(chance() * 12));
  const saturday = `Sa ${clock(9 + Math.floor(chance() * 3), 0)}-${clock(13 + Math.floor(chance() * 5), 30)}`;
  const shape = chance();
  if (shape < 0.03) return `Apr-Sep: Mo-Su ${opens}-${closes}; Oct-Mar: Mo-Fr ${opens}-${closes}`;
  if (shape < 0.2) return `Mo-Fr ${opens}-${closes}; ${saturday}; PH off`;
  return shape < 0.5 ? `Mo-Fr ${opens}-${closes}` : `Mo-Fr ${opens}-${closes}; ${saturday}`;
}

/**
 * Generates this many businesses: a tenth of them are buildings of five nodes each. Around each center are neighborhoods and towns
 * as nodes. `seed` makes another extract with the same ids.
 */
export function* generatedExtract(count: number, seed = 1): Generator<OsmElement> {
  const chance = repeatableChance(seed);
  let id = 1;
  for (const [at, [name, state, lat, lon]] of centers.entries()) {
    yield { type: "node", id: id++, lat, lon, tags: { place: "city", name, "is_in:state_code": state } };
    for (let place = 0; place < 60; place += 1)
      yield {
        type: "node",
        id: id++,
        lat: lat + (chance() - 0.5) * 0.5,
        lon: lon + (chance() - 0.5) * 0.7,
        tags: {
          place: place % 6 === 0 ? "town" : "suburb",
          name: `${coined(chance)} ${["Heights", "Park", "Grove"][(at + place) % 3] ?? ""}`,
          "is_in:state_code": state,
        },
      };
  }
  const buildings = Math.floor(count / 10);
  const shapes: { tags: Tags; first: number }[] = [];
  for (let number = 0; number < count; number += 1) {
    const [city, state, lat, lon] = pick(centers, chance());
    const spread = 0.05 + 0.3 * chance();
    const [north, east] = [
      lat + (chance() + chance() - 1) * spread,
      lon + (chance() + chance() - 1) * spread,
    ];
    const tags = tagsOf(chance, { city, state, number });
    if (number >= buildings) {
      yield { type: "node", id: id++, lat: north, lon: east, tags };
      continue;
    }
    shapes.push({ tags, first: id });
    for (const [up, right] of [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ] as const)
      yield { type: "node", id: id++, lat: north + up * 2e-4, lon: east + right * 2e-4 };
  }
  for (const [at, { tags, first }] of shapes.entries())
    yield { type: "way", id: at + 1, refs: [first, first + 1, first + 2, first + 3, first], tags };
}

const coined = (chance: () => number): string => {
  const word = pick(syllables, chance()) + pick(syllables, chance()) + pick(syllables, chance());
  return word.charAt(0).toUpperCase() + word.slice(1);
};

function tagsOf(
  chance: () => number,
  { city, state, number }: { city: string; state: string; number: number },
): Tags {
  const [key, value, noun] = pick(kinds, chance());
  const tags: Record<string, string> = { [key]: value, name: `${coined(chance)} ${noun}` };
  if (chance() < 0.15) tags.brand = `${pick(syllables, chance())}mart ${noun}`;
  if (chance() < 0.7)
    Object.assign(tags, {
      "addr:housenumber": String(1 + Math.floor(chance() * 9000)),
      "addr:street": `${pick(streets, chance())} Street`,
      "addr:city": city,
      "addr:state": state,
    });
  // The range reserved for fiction.
  if (chance() < 0.6) tags.phone = `+1 503-555-${String(100 + (number % 100)).padStart(4, "0")}`;
  if (chance() < 0.5) tags.website = `https://www.example.com/${number}`;
  if (chance() < 0.5) tags.opening_hours = hoursOf(chance);
  if (chance() < 0.3) tags.wheelchair = pick(["yes", "limited", "no"], chance());
  return tags;
}
