/** The scene of a simulated call: the day, the time and the service that the speakers talk about, and the words for them. */
import { chanceOf, pickBy } from "#lib/local/call-simulator/chance";
import { phrasesOf } from "#lib/local/call-simulator/phrases";
import type { PhraseName } from "#lib/local/call-simulator/phrases/phrase-list";
import { minuteIn, serviceIn, weekdayIn } from "#lib/local/call-simulator/request-topics";
import type { SimulatedOrder } from "#lib/local/call-simulator/simulated-order";
import { weekdayName } from "#lib/base/i18n/weekday-name";

type Hours = { opens: string; closes: string };
export type Scene = {
  order: SimulatedOrder;
  /** One wording of a phrase, with its placeholders filled in. */
  say: (name: PhraseName, more?: Record<string, string>) => string;
  /** The hours on the day that the call is about; null when the business is closed then. */
  hours: Hours | null;
  /** Whether hours can be told at all: those of `hours`, or of the next day that the business is open. */
  hasHours: boolean;
  /** Whether these are the whole day, from midnight to midnight: no time is told then, which would read "12:00 AM to 12:00 AM". */
  isAllDay: boolean;
  slots: Record<string, string>;
  /** Whether the service that the call is about is free. */
  isFree: boolean;
};

/** The scene of a call, worked out once for all its lines. */
export function setScene(order: SimulatedOrder): Scene {
  const { business, id } = order;
  const { tag, phrases } = phrasesOf(order.language);
  const request = order.request.replace(/\s+/gu, " ").trim();
  const openDays = business.hours.flatMap((spans, day) => (spans.length > 0 ? [day] : []));
  const day = weekdayIn(request) ?? (openDays.length > 0 ? pickBy(openDays, id, "day") : null);
  const hours = (day === null ? undefined : business.hours[day]?.[0]) ?? null;
  const nextDay = day === null ? null : nextOpenDay(openDays, day);
  // For a business that is never open, or whose hours are not known, no days or hours are mentioned.
  const shown = hours ?? (nextDay === null ? null : (business.hours[nextDay]?.[0] ?? null));
  const isAllDay = shown !== null && minutesOf(shown.opens) === 0 && minutesOf(shown.closes) === 24 * 60;
  const bookingDay = hours ? day : nextDay;
  const minute = shown && appointment(order, shown);
  const service = serviceIn(request, business.services) ?? pickService(order);
  const dollars = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  const clock = (minutes: number) =>
    new Intl.DateTimeFormat(tag, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
      minutes * 60_000,
    );
  const slots: Record<string, string> = {
    business: business.name,
    request,
    digits: order.callbackNumber.slice(-2),
    count: String(5 + Math.floor(chanceOf(id, "rings") * 5)),
    code: codeOf(id),
    ...(service ? { service: service.name } : {}),
    ...(service && service.price !== null ? { price: dollars.format(service.price) } : {}),
    ...(day === null ? {} : { day: weekdayName(day, tag) }),
    ...(nextDay === null ? {} : { nextDay: weekdayName(nextDay, tag) }),
    // Where the day of the call is a whole one, the wordings with times are left out.
    ...(shown && !(isAllDay && hours)
      ? { opens: clock(minutesOf(shown.opens)), closes: clock(minutesOf(shown.closes)) }
      : {}),
    ...(minute === null ? {} : { time: clock(minute) }),
  };
  /** Appointments are made for a day on which the business is open. */
  const arranged: Record<string, string> = bookingDay === null ? {} : { day: weekdayName(bookingDay, tag) };
  const aboutArranging = new Set<PhraseName>(["offer", "booked", "sumBooked"]);
  const say: Scene["say"] = (name, more = {}) => {
    const filled: Record<string, string> = {
      ...slots,
      ...(aboutArranging.has(name) ? arranged : {}),
      ...more,
    };
    const usable = phrases[name].filter((wording) => slotsIn(wording).every((slot) => slot in filled));
    const wording = pickBy(usable.length > 0 ? usable : phrases[name], id, request, name);
    return capital(
      withArticles(wording, filled).replace(/\{(\w+)\}/g, (_, slot: string) => filled[slot] ?? ""),
      wording,
    );
  };
  return { order, say, hours, hasHours: shown !== null, isAllDay, slots, isFree: service?.price === 0 };
}

const slotsIn = (wording: string) => [...wording.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? "");

/** The articles of times in Spanish and Portuguese, and their forms before one o'clock. */
const articlesOfOne: Record<string, string> = { las: "la", às: "à", das: "da" };

/** A wording with the articles that fit the times it is filled with. */
const withArticles = (wording: string, filled: Record<string, string>) =>
  wording.replace(
    /(?<!\p{L})(las|às|das)(?= \{(opens|closes|time)\})/gu,
    (article: string, _, slot: string) =>
      /^0?1:/.test(filled[slot] ?? "") ? (articlesOfOne[article] ?? article) : article,
  );

/** A line that begins with a placeholder begins with a capital letter. */
const capital = (text: string, wording: string) =>
  wording.startsWith("{") ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** For lines that name a day on which the business is open, even if another day was asked for. */
export const openDay = ({ hours, slots }: Scene): Record<string, string> =>
  hours || !slots.nextDay ? {} : { day: slots.nextDay };

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

const nextOpenDay = (openDays: number[], day: number): number | null =>
  openDays.find((one) => one > day) ?? openDays[0] ?? null;

/** The time that was asked for, if the business is open then; otherwise one on the half hour within the hours. */
function appointment({ id, request }: SimulatedOrder, { opens, closes }: Hours): number {
  const from = minutesOf(opens);
  // For appointments, hours past midnight end at midnight.
  const until = minutesOf(closes) > from ? minutesOf(closes) : 24 * 60;
  const asked = minuteIn(request);
  if (asked !== null && asked >= from && asked < until) return asked;
  const halves = Math.max(1, Math.floor((until - from - 30) / 30));
  return Math.ceil(from / 30) * 30 + 30 * Math.floor(chanceOf(id, "time") * halves);
}

/** A service with a price, if any has one: the caller may ask for it. */
function pickService({ id, business }: SimulatedOrder) {
  const priced = business.services.filter(({ price }) => price !== null);
  const choice = priced.length > 0 ? priced : business.services;
  return choice.length > 0 ? pickBy(choice, id, "service") : null;
}

/** A reference as businesses give them: two letters and three digits, none easily mistaken for another. */
function codeOf(id: string): string {
  const letters = "A C D E F H K L M N P R T U W X".split(" ");
  const digits = "2 3 4 5 6 7 8 9".split(" ");
  return [
    pickBy(letters, id, "a"),
    pickBy(letters, id, "b"),
    "-",
    pickBy(digits, id, "c"),
    pickBy(digits, id, "d"),
    pickBy(digits, id, "e"),
  ].join("");
}
