/** A zone in which the date now differs from UTC. */
export const zoneOfOtherDay = new Date().getUTCHours() < 11 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";

/** The date there, in the format of English pages. */
export const dayThere = (): string =>
  new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: zoneOfOtherDay }).format(new Date());
