/** Counts what the content security policy blocked, under a limited number of names, whoever reports. */

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

/** The keywords that a browser reports instead of an address. */
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
/** For what has no address, or an address not worth its space. */
const other = "other";
const longestPlace = 100;

/** A directive's name and an origin or keyword: never an address with a path, which could tell who was where. */
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

/** The number of places that each directive can have, in addition to the keywords. Further ones are counted together. */
export const placesPerDirective = 20;
const further = "further";

/**
 * The counts. Each directive has room of its own, and within it the keywords have, so that invented reports push out no directive
 * and no keyword.
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

  /** Adds stored counts by the same rules. */
  addStored(stored: Readonly<Record<string, number>>): void {
    for (const [name, times] of Object.entries(stored)) {
      const [directive = "", blocked = ""] = name.split(" ");
      this.add(
        { directive: directives.has(directive) ? directive : unknown, blocked: blocked || further },
        times,
      );
    }
  }

  /** The count of each name. */
  toRecord(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
