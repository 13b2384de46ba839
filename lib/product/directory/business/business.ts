/** A business of the directory, whichever provider it comes from. */

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** A span of local time, `HH:MM` to `HH:MM` of the same day; `24:00` is its end. */
export type Opening = { opens: string; closes: string };

/** Each day's openings in their order; none on a day it is closed. */
export type WeekHours = Record<Weekday, Opening[]>;

/** The hours of a week, by those of each day. `index` counts from Monday, which is 0. */
export const hoursOfWeek = (openingsOn: (day: Weekday, index: number) => Opening[]): WeekHours =>
  Object.fromEntries(weekdays.map((day, index) => [day, openingsOn(day, index)])) as WeekHours;

/** Something it does. The price is in whole US dollars, null where it depends; the length in minutes, null where none. */
export type Service = { name: string; price: number | null; minutes: number | null };

export const categories = [
  "after-school",
  "books-games",
  "coding-clubs",
  "counseling",
  "dentistry",
  "device-repair",
  "electronics",
  "eye-care",
  "arts",
  "indoor-play",
  "occupational-therapy",
  "pediatrics",
  "speech-therapy",
  "sports",
  "tutoring",
  "urgent-care",
] as const;
export type Category = (typeof categories)[number];

export const isCategory = (value: unknown): value is Category =>
  (categories as readonly unknown[]).includes(value);

export type Business = {
  id: string;
  name: string;
  category: Category;
  /** The city with its state, such as `Portland, OR`; empty where it is not known, as are the next four. */
  city: string;
  neighborhood: string;
  address: string;
  /** In two letters. */
  country: string;
  /** The state, as an address there writes it. */
  region: string;
  /** In E.164, such as `+15035550123`; null where it has none, and cannot be called. */
  phone: string | null;
  website: string | null;
  /** An IANA name, such as `America/Chicago`: the zone of `hours`. */
  timeZone: string;
  /** The hours of this week: of today and the six days that follow. Null where nobody knows them. */
  hours: WeekHours | null;
  /** The hours of today's weekday in a week, where holidays or seasons may make them others than today's. */
  inAWeek: Opening[] | null;
  /** The days of this week that are public holidays, where its hours have a word on them. */
  holidays: Weekday[];
  services: Service[];
  about: string;
  wheelchair: "yes" | "limited" | "no" | null;
  /** What is spoken there, as language codes; empty where it is not known. */
  languages: string[];
  latitude: number;
  longitude: number;
  /** What it is in OpenStreetMap, such as `node/123`; null when it is invented. */
  element: string | null;
  /** Since when it is no longer in the directory; null while it is. */
  goneAt: Date | null;
};

/** Whether the assistant can be sent to it. */
export const isCallable = ({ phone, goneAt }: Pick<Business, "phone" | "goneAt">): boolean =>
  phone !== null && goneAt === null;
