/** Counts of what the policy stopped, in so many names and no more, whoever reports. */

export type Violation = { directive: string; blocked: string };

/** Every directive that a browser reports. */
const directives: ReadonlySet<string> = new Set([
  "base-uri",
  "child-src",
  "connect-src",
  "default-src",
  "fenced-frame-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "prefetch-src",
  "require-trusted-types-for",
  "sandbox",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
  "worker-src",
]);

/** What a browser says in the place of an address. */
const words: ReadonlySet<string> = new Set([
  "blob",
  "blob:",
  "data",
  "data:",
  "eval",
  "inline",
  "self",
  "trusted-types-policy",
  "trusted-types-sink",
  "wasm-eval",
]);

const unknown = "unknown";
/** What has no address, or one that is not worth its room. */
const other = "other";
const longestPlace = 100;

/** A directive's name and an origin or keyword: never an address with a path, which may say who was where. */
export function violation(directive: string, blocked: string): Violation {
  const name = /^[a-z-]+/.exec(directive)?.[0] ?? "";
  return { directive: directives.has(name) ? name : unknown, blocked: placeOf(blocked) };
}

function placeOf(blocked: string): string {
  if (words.has(blocked)) return blocked;
  const address = URL.parse(blocked);
  if (!address) return other;
  const place = address.origin === "null" ? address.protocol : address.origin;
  return place.length > longestPlace ? other : place;
}

/** Places that each directive has room for, beside the words; what comes after them is counted together. */
export const placesPerDirective = 20;
const further = "further";

/**
 * The counts. Each directive has room of its own, and in it the words have, so that reports that somebody made up crowd
 * out no directive and no word.
 */
export class ViolationCounts {
  readonly #counts = new Map<string, number>();
  readonly #places = new Map<string, number>();

  add({ directive, blocked }: Violation, times = 1): void {
    const name = this.#nameOf(directive, blocked);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + times);
  }

  #nameOf(directive: string, blocked: string): string {
    const name = `${directive} ${blocked}`;
    if (this.#counts.has(name) || words.has(blocked) || blocked === other || blocked === further) return name;
    const places = this.#places.get(directive) ?? 0;
    if (places >= placesPerDirective) return `${directive} ${further}`;
    this.#places.set(directive, places + 1);
    return name;
  }

  /** Adds counts that were stored, by the same rules. */
  addStored(stored: Readonly<Record<string, number>>): void {
    for (const [name, times] of Object.entries(stored)) {
      const [directive = "", blocked = ""] = name.split(" ");
      this.add(
        { directive: directives.has(directive) ? directive : unknown, blocked: blocked || further },
        times,
      );
    }
  }

  /** Each name to its count. */
  toRecord(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
