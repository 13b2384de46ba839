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
type Opening = { opens: string; closes: string };

/** Each day's openings in their order; none on a day it is closed. */
export type WeekHours = Record<Weekday, Opening[]>;

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
  "pediatrics",
  "sports",
  "tutoring",
] as const;
export type Category = (typeof categories)[number];

export const isCategory = (value: unknown): value is Category =>
  (categories as readonly unknown[]).includes(value);

export type Business = {
  id: string;
  name: string;
  category: Category;
  /** The city with its state, such as `Portland, OR`. */
  city: string;
  neighborhood: string;
  address: string;
  /** In E.164, such as `+15035550123`. */
  phone: string;
  /** An IANA name, such as `America/Chicago`: the zone of `hours`. */
  timeZone: string;
  hours: WeekHours;
  services: Service[];
  about: string;
  latitude: number;
  longitude: number;
};
