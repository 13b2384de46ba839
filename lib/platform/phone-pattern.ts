/** Telephone numbers in running text, in all the forms in which people write them. */

/** Between two groups of digits: a space of any width, or a sign with or without a space on either side. */
const between = "(?:[ \\t\\u00a0\\u2009\\u202f]|[ \\u00a0]?[-\\u2010\\u2011\\u2013./][ \\u00a0]?)";
/** Within an international number, any of these may be between two digits. */
const anything = "[ \\t\\u00a0\\u2009\\u202f().\\-\\u2010\\u2011\\u2013/]*";

/** Not within a word or a number, nor after a part of one: no id, version, date or IP address. */
const starts = "(?<!\\w)(?<!\\d[-./])";
const ends = "(?!\\w)(?![-./:]\\d)(?!-\\w)";
const extension = "(?:\\s?(?:x|ext\\.?|#)\\s?\\d{1,6})?";

const groups = (...sizes: (number | string)[]) =>
  sizes.map((size) => (typeof size === "number" ? `\\d{${size}}` : size)).join(between);

/** No day, month and year in any order: a date may begin with a zero, like an area code. */
const noDate = "(?!\\d{1,2}[-./ ]\\d{1,2}[-./ ]\\d{4}(?!\\d))";

const shapes: readonly string[] = [
  // +49 (0)30 1234567
  `\\+(?:${anything}\\d){7,16}`,
  // 0049 30 1234567
  `${starts}00${between}?[1-9](?:${anything}\\d){6,15}${ends}`,
  // (555) 010-0199, 1 (555) 010-0199, (11) 91234-5678
  `${starts}(?:1${between}?)?\\(0?\\d{2,5}\\)${between}?\\d{2,8}(?:${between}\\d{2,5}){0,3}${extension}${ends}`,
  // 06 12 34 56 78, 0171/1234567, 020 7946 0958
  `${starts}${noDate}(?=(?:${between}?\\d){8})0\\d{1,5}(?:${between}\\d{2,8}){1,4}${ends}`,
  // 1-555-010-0199, 555.010.0199
  `${starts}(?:1${between})?${groups(3, 3, 4)}${extension}${ends}`,
  // 612 34 56 78, 91 123 45 67, 612 345 678, 55 1234 5678, 11 91234-5678
  ...[groups(3, 2, 2, 2), groups(2, 3, 2, 2), groups(3, 3, 3), groups(2, 4, 4), groups(2, 5, 4)].map(
    (shape) => `${starts}${shape}${ends}`,
  ),
  // 555-0199
  `${starts}\\d{3}-\\d{4}${ends}`,
  // 5550100199, 15550100199, 01711234567, 612345678, 11912345678
  `${starts}(?:1?[2-9]\\d{9}|0[1-9]\\d{7,10}|[6-9]\\d{8}|[1-9]{2}9\\d{8})(?!\\w)(?![-.]\\w)`,
];

/** Finds every number; with the flag `g`, for `replace`. */
export const phoneNumbers = new RegExp(shapes.join("|"), "g");
