/** The scripts taken out of pages: addressed by their content, kept compressed, rendered again when they are gone. */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Encoding } from "#lib/front/compression";

export type KeptScript = { bodies: Record<Exclude<Encoding, "identity">, Buffer> };

/** A script by its name, as the page it was taken out of holds it. */
export type PageScript = { name: string; script: KeptScript };

const prefix = "/_lantern/";

/** The address of a script, carrying the page it belongs to, so that any instance can make it again. */
export function scriptAddress(script: string, pageUrl: string): string {
  return `${prefix}${scriptName(script)}.js?of=${encodeURIComponent(pageUrl)}`;
}

/** Which script an address asks for, and of which page; null when it is no address of ours. */
export function readScriptAddress(path: string, query: string): { name: string; pageUrl: string } | null {
  const name = /^\/_lantern\/([\w-]{22})\.js$/.exec(path)?.[1];
  if (name === undefined) return null;
  const pageUrl = new URLSearchParams(query).get("of") ?? "";
  return { name, pageUrl: pageUrl.startsWith("/") && pageUrl.length < 2048 ? pageUrl : "" };
}

/** 128 bits of the content's hash: nobody finds a second script of the same name. */
export function scriptName(script: string): string {
  return createHash("sha256").update(script).digest("base64url").slice(0, 22);
}

/** The scripts of pages still in readers' hands: they outlive the page's own entry until the room is used up. */
export class PageScripts {
  readonly #store: LRUCache<string, KeptScript>;

  constructor(maxBytes: number) {
    this.#store = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + 200,
    });
  }

  read(name: string): KeptScript | undefined {
    return this.#store.get(name);
  }

  /** Brings back the script of a page that leaves now, should the room have let it go before the page. */
  revive({ name, script }: PageScript): void {
    if (this.#store.get(name) === undefined) this.#store.set(name, script);
  }

  keep(name: string, script: KeptScript): void {
    this.#store.set(name, script);
  }
}
