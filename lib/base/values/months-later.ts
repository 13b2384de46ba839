/**
 * A number of months later, or earlier with a negative number:
 * the same day and time, or the last day of a month that is shorter. In UTC.
 */
export function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(moment.getUTCMonth() + months);
  // JavaScript counts on into the month after.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}
