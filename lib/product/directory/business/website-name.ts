import "server-only";
import { domainToUnicode } from "node:url";

/** The letters of Latin alphabets, without those that look like another one, such as the i without a dot. */
const latin =
  /^[a-z\d.\-\u00DF-\u00F6\u00F8-\u00FF\u0101-\u0130\u0132-\u0137\u013A-\u013E\u0142-\u0148\u014B-\u017E]+$/;
/** Scripts for a whole name, its last part too: beside Latin letters, as in `.com`, theirs could be taken for Latin ones. */
const whole = /^(?:[\p{sc=Cyrillic}\d.-]+|[\p{sc=Greek}\d.-]+|[\p{sc=Hangul}\d.-]+|[\p{sc=Han}\d.-]+)$/u;

/**
 * The name of a website as people know it, such as `zahnarzt-müller.de`. A name whose letters could be taken for others stays as
 * the net spells it, with `xn--`.
 */
export function websiteName(website: string): string {
  const name = (URL.parse(website)?.hostname ?? website).replace(/^www\./, "");
  const readable = domainToUnicode(name);
  return latin.test(readable) || whole.test(readable) ? readable : name;
}
