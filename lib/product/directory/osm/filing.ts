import "server-only";
/** The rows that an import makes of the elements of an extract. */
import { hash } from "node:crypto";
import { cutText } from "#lib/base/text/text";
import type { Category } from "#lib/product/directory/business/business";
import { spansText, vectorText } from "#lib/product/directory/records/business-store";
import type { ImportedRow } from "#lib/product/directory/records/directory-import-store";
import { cellOf } from "#lib/product/directory/business/distance";
import { neverCloses, weekSpans, type Day } from "#lib/product/directory/hours/opening";
import {
  addressOf,
  isPublic,
  isTooLarge,
  languagesOf,
  nameOf,
  phoneOf,
  postalCodeOf,
  readableText,
  searchNames,
  websiteOf,
  wheelchairOf,
  type LeftOut,
} from "#lib/product/directory/osm/business-tags";
import { categoryOf } from "#lib/product/directory/osm/category-tags";
import { countryOf, stateOf, timeZoneOf } from "#lib/product/directory/osm/country";
import {
  elementName,
  isOnGlobe,
  type ElementType,
  type OsmElement,
  type Tags,
} from "#lib/product/directory/osm/element";
import type { Gathered } from "#lib/product/directory/osm/gather";
import {
  asOnHolidays,
  possibleSpans,
  readOpeningTag,
  withoutHolidays,
  type TagPlace,
} from "#lib/product/directory/hours/opening-tag";
import { middleOf } from "#lib/product/directory/osm/outlines";
import type { Settlement } from "#lib/product/directory/osm/settlement-grid";
import { cityLabel } from "#lib/product/directory/places/places";
import { foldWords, roundTheClock, searchTextOf } from "#lib/product/directory/vocabulary/words";

/** The key that a name is ordered by stands in the addresses of pages. Folded, some names grow threefold, as those in Hangul do. */
const longestKey = 100;

type Hours = Pick<ImportedRow, "hours" | "varyingHours" | "openWeek">;
const unknownHours: Hours = { hours: null, varyingHours: null, openWeek: "{}" };
/** Tags that are kept as they were read: many places share theirs. */
const mostKnownHours = 50_000;

type FilingOptions = {
  /** The country in two letters, where addresses do not say it. */
  country: string | null;
  now: Date;
  /** Told of each element that is left out, and of each part of one. */
  note: (reason: LeftOut) => void;
};

/** Makes rows of elements, and counts as it goes how many there are of each category, country and settlement. */
export class Filing {
  readonly without = { withoutPhone: 0, withoutHours: 0 };
  readonly ofCategory: Partial<Record<Category, number>> = {};
  readonly timeZones = new Set<string>();
  readonly #countries = new Map<string, number>();
  readonly #gathered: Gathered;
  readonly #options: FilingOptions;
  readonly #today: Day;
  readonly #filed: Record<ElementType, Set<number>> = {
    node: new Set(),
    way: new Set(),
    relation: new Set(),
  };
  readonly #hours = new Map<string, Hours>();
  readonly #uses = new Map<Settlement, { count: number; timeZone: string; city: Settlement | null }>();

  constructor(gathered: Gathered, options: FilingOptions) {
    this.#gathered = gathered;
    this.#options = options;
    const { now } = options;
    this.#today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  }

  /** The row of an element; null when it is none of ours, or cannot be kept. */
  rowOf(element: OsmElement, tags: Tags): ImportedRow | null {
    const kind = categoryOf(tags);
    if (!kind || this.#filed[element.type].has(element.id)) return null;
    const { note, country: told } = this.#options;
    const reject = (reason: LeftOut) => {
      note(reason);
      return null;
    };
    if (isTooLarge(tags)) return reject("tooLarge");
    if (!isPublic(tags)) return reject("notPublic");
    const name = nameOf(tags, note);
    if (foldWords(name) === "") return reject("noName");
    const point = middleOf(this.#gathered.outlines.outlineOf(element, "place").lines);
    if (point === null || !isOnGlobe(point.latitude, point.longitude)) return reject("noPosition");
    this.#filed[element.type].add(element.id);
    const timeZone = timeZoneOf(point);
    this.timeZones.add(timeZone);
    this.ofCategory[kind.category] = (this.ofCategory[kind.category] ?? 0) + 1;
    const country = countryOf(tags, timeZone, told);
    this.#countries.set(country, (this.#countries.get(country) ?? 0) + 1);
    const { city, neighborhood } = this.#gathered.settlements.locate(point, tags);
    const region = stateOf(tags) || (city?.region ?? "");
    const label = city ? cityLabel(city) : "";
    if (city) this.#count(city, timeZone, null);
    if (neighborhood && city) this.#count(neighborhood, timeZone, city);
    const phone = phoneOf(tags, country, note);
    const hours = this.#hoursOf(tags, { ...point, country, region });
    if (phone === null) this.without.withoutPhone += 1;
    if (hours.hours === null) this.without.withoutHours += 1;
    const words = [
      name,
      ...searchNames(tags, note),
      ...kind.values,
      neighborhood?.name ?? "",
      label,
      postalCodeOf(tags),
    ];
    if (hours.hours !== null && neverCloses(hours.hours)) words.push(roundTheClock);
    return {
      id: idOf(elementName(element)),
      name,
      nameKey: cutText(foldWords(name), longestKey),
      category: kind.category,
      city: label,
      neighborhood: neighborhood?.name ?? "",
      address: addressOf(tags, country, note),
      country,
      region,
      phone,
      website: websiteOf(tags, note),
      timeZone,
      ...hours,
      wheelchair: wheelchairOf(tags),
      languages: languagesOf(tags),
      element: elementName(element),
      goneAt: null,
      services: [],
      about: "",
      ...point,
      searchText: searchTextOf(words),
      position: vectorText(point),
      cell: cellOf(point),
      seedVersion: 0,
    };
  }

  #count(settlement: Settlement, timeZone: string, city: Settlement | null): void {
    const known = this.#uses.get(settlement);
    if (known) known.count += 1;
    else this.#uses.set(settlement, { count: 1, timeZone, city });
  }

  #hoursOf(tags: Tags, place: TagPlace): Hours {
    const tag = readableText(tags.opening_hours ?? "");
    if (!tag) return unknownHours;
    // Holidays differ by state. Without them, what was read of a tag holds for every place that has the same tag.
    const usual = withoutHolidays(tag);
    const onHolidays = asOnHolidays(tag);
    const key = onHolidays === null ? usual : tag;
    const known = this.#hours.get(key) ?? this.#readHours(usual, onHolidays, place);
    if (this.#hours.size >= mostKnownHours) this.#hours.clear();
    this.#hours.set(key, known);
    if (known.hours === null) this.#options.note("hours");
    return known.hours === null || usual === tag ? known : { ...known, varyingHours: tag };
  }

  /** The hours of a usual week. The index also gets the hours that the place would have if a day were a holiday. */
  #readHours(tag: string, onHolidays: string | null, place: TagPlace): Hours {
    const today = this.#today;
    const read = readOpeningTag(tag, place, today);
    if (!read) return unknownHours;
    const special = onHolidays === null ? null : readOpeningTag(onHolidays, place, today);
    const spans = [read, ...(special ? [special] : [])].flatMap((one) =>
      one.isSteady ? weekSpans(one.weekFrom(today).hours) : possibleSpans(one, today),
    );
    return {
      hours: read.weekFrom(today).hours,
      varyingHours: read.isSteady ? null : tag,
      openWeek: spansText(spans),
    };
  }

  /** The country that most of what was filed is in. */
  get country(): string {
    const [most] = [...this.#countries].toSorted(([, a], [, b]) => b - a);
    return most?.[0] ?? "";
  }

  /** The settlements in which something was filed. */
  places() {
    return [...this.#uses].map(([{ id, name, region, latitude, longitude }, { count, timeZone, city }]) => ({
      id,
      cityId: city?.id ?? null,
      name,
      region,
      timeZone,
      latitude,
      longitude,
      businesses: count,
    }));
  }
}

/**
 * An id that follows from what an element is called, so that it is the same in every import;
 * in the form of a uuid of version 8.
 */
function idOf(element: string): string {
  const hex = hash("sha256", `openstreetmap ${element}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
