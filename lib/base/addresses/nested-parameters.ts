/**
 * The parameters of an address, and those of the addresses in their values: one way through them for everything that hides
 * something there. Pure, and for browsers too.
 */
import { percentDecoded } from "#lib/base/addresses/percent-decoded";

/** How many addresses may be inside one another. */
const deepest = 3;
/** Stands where a parameter was left out, until the signs around it are put in order. No address holds this character. */
const gap = "\0";

type Rules = {
  /** What stands for a parameter's value. `null` leaves the parameter out; `undefined` looks for an address in the value. */
  choose: (name: string, value: string) => string | null | undefined;
  /** Stands for a value that is too deep inside or cut within a character. Without it, such a value is read as far as it can be. */
  opaque?: string;
};

/** An address, a query string or a text with an address in it, with each parameter as the rules say. Names come decoded. */
export const changeParameters = (address: string, rules: Rules): string => walk(address, rules, 0);

function walk(address: string, rules: Rules, depth: number): string {
  const changed = address.replace(
    /([?&#])([^=&#?]+)=([^&#]*)/g,
    (_, mark: string, name: string, value: string) => {
      const chosen = rules.choose(decodedText(name), value);
      return mark + (chosen === null ? gap : `${name}=${chosen ?? walkWithin(value, rules, depth)}`);
    },
  );
  return changed.replaceAll(`${gap}&`, "").replaceAll(/[?&#]\0/g, "");
}

/** The value of a parameter, in which there may be an address of its own: encoded or not, or encoded more than once. */
function walkWithin(value: string, rules: Rules, depth: number): string {
  if (!/=|%(?:25)*3d/i.test(value)) return value;
  if (rules.opaque !== undefined && (depth === deepest || isCut(value))) return rules.opaque;
  if (depth === deepest) return value;
  // As it is written first: decoded at once, the address inside and one in a parameter of that would run together.
  const changed = value.includes("=") ? walk(value, rules, depth + 1) : value;
  if (!hasEncodedSigns(changed)) return changed;
  const inner = percentDecoded(changed) ?? decodedSigns(changed);
  // What is encoded twice has no = yet.
  const changedWithin = inner.includes("=")
    ? walk(inner, rules, depth + 1)
    : walkWithin(inner, rules, depth + 1);
  return changedWithin === inner ? changed : encodeURIComponent(changedWithin);
}

const hasEncodedSigns = (value: string) => /%(?:25)*(?:3d|3f|26|23)/i.test(value);

/** Whether what is encoded in a value was cut in the middle of a character. */
const isCut = (value: string): boolean => hasEncodedSigns(value) && percentDecoded(value) === null;

/** With the signs of ASCII decoded, and everything else left as it is. */
const decodedSigns = (value: string): string =>
  value.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** A name or a value decoded as a page does it. Never fails, not even where an address was cut in the middle of a character. */
export const decodedText = (part: string): string => new URLSearchParams(`_=${part}`).get("_") ?? "";
