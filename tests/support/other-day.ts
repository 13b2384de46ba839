/** A zone in which it is another day by now than in UTC. */
export const zoneOfOtherDay = new Date().getUTCHours() < 11 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";

/** The day that it is there, as English pages tell it. */
export const dayThere = (): string =>
  new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: zoneOfOtherDay }).format(new Date());
