/**
 * A number in E.164 as people write it: `(503) 555-0123` in North America, as it is anywhere else. Its space is one at which no
 * line ends, so that a narrow button shows the number whole.
 */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area === undefined || exchange === undefined || line === undefined
    ? phone
    : `(${area})\u00a0${exchange}-${line}`;
}
