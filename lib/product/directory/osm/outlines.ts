/**
 * Where ways and relations are: by the nodes they go through. Only the ids of nodes that somebody asks for are held, and then
 * their positions, as plain numbers: 16 bytes each.
 */
import type { Point } from "#lib/product/directory/business/distance";
import type { OsmElement, OsmNode, OsmRelation, OsmWay } from "#lib/product/directory/osm/element";

/** A few nodes of a building say well enough where it is; a border needs more to say what is inside it. */
const nodesOfPlace = 8;
const nodesOfBorder = 48;

type Detail = "place" | "border";

/** Some of the nodes of a way, its ends among them. */
function sampled(refs: readonly number[], detail: Detail): number[] {
  const most = detail === "place" ? nodesOfPlace : nodesOfBorder;
  const step = Math.max(1, (refs.length - 1) / (most - 1));
  const some: number[] = [];
  for (let at = 0; at < refs.length - 1; at += step) some.push(refs[Math.round(at)] ?? 0);
  return [...some, ...refs.slice(-1)];
}

/** Collects what has to be known, in the order `askFor…`, `knowWay`, `close`, `knowNode`; then tells `outlineOf`. */
export class Outlines {
  readonly #ways = new Map<number, { detail: Detail; refs: readonly number[] | null }>();
  #asked = new NumberList();
  #ids = new Float64Array();
  #positions = new Float32Array();

  /** The nodes of an element will be needed; for a relation, its ways first. */
  askFor(element: OsmWay | OsmRelation, detail: Detail): void {
    if (element.outline) return;
    if (element.type === "way") this.#askForNodes(sampled(element.refs, detail));
    else
      for (const { ref } of outerWays(element))
        if (this.#ways.get(ref)?.detail !== "border") this.#ways.set(ref, { detail, refs: null });
  }

  get needsWays(): boolean {
    return this.#ways.size > 0;
  }

  /** A way of the file, which may be part of a relation that was asked for. */
  knowWay({ id, refs }: OsmWay): void {
    const way = this.#ways.get(id);
    if (!way) return;
    way.refs = sampled(refs, way.detail);
    this.#askForNodes(way.refs);
  }

  #askForNodes(refs: readonly number[]): void {
    for (const ref of refs) this.#asked.push(ref);
  }

  /** All has been asked for. Returns how many nodes have to be found. */
  close(): number {
    const sorted = this.#asked.take().sort();
    let count = 0;
    for (const id of sorted) if (count === 0 || id !== sorted[count - 1]) sorted[count++] = id;
    this.#ids = sorted.slice(0, count);
    this.#positions = new Float32Array(count * 2).fill(Number.NaN);
    return count;
  }

  /** A node of the file, which may have been asked for. */
  knowNode({ id, lat, lon }: OsmNode): void {
    const at = this.#indexOf(id);
    if (at !== -1) this.#positions.set([lat, lon], at * 2);
  }

  #indexOf(id: number): number {
    let [low, high] = [0, this.#ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  #pointOf(id: number): Point | null {
    const at = this.#indexOf(id);
    const [latitude, longitude] = at === -1 ? [] : this.#positions.subarray(at * 2, at * 2 + 2);
    return latitude === undefined || longitude === undefined || Number.isNaN(latitude)
      ? null
      : { latitude, longitude };
  }

  #lineOf(refs: readonly number[]): Point[] {
    return refs.map((ref) => this.#pointOf(ref)).filter((point) => point !== null);
  }

  /** The lines an element is drawn by, and whether all of them were in the file. */
  outlineOf(element: OsmElement, detail: Detail): { lines: readonly (readonly Point[])[]; isWhole: boolean } {
    if (element.type === "node")
      return { lines: [[{ latitude: element.lat, longitude: element.lon }]], isWhole: true };
    if (element.outline) return { lines: element.outline, isWhole: true };
    if (element.type === "way") {
      const refs = sampled(element.refs, detail);
      const line = this.#lineOf(refs);
      return { lines: line.length > 0 ? [line] : [], isWhole: line.length === refs.length };
    }
    let isWhole = true;
    const lines = outerWays(element).flatMap(({ ref }) => {
      const refs = this.#ways.get(ref)?.refs ?? [];
      const line = this.#lineOf(refs);
      if (refs.length === 0 || line.length < refs.length) isWhole = false;
      return line.length > 0 ? [line] : [];
    });
    return { lines, isWhole };
  }
}

/** The ways that a relation's outline is made of: what is cut out of it lies within. Relations of relations are not gone into. */
const outerWays = ({ members }: OsmRelation) =>
  members.filter(({ type, role }) => type === "way" && role !== "inner" && role !== "subarea");

export type Box = { south: number; north: number; west: number; east: number };

/** How far what is drawn reaches; null where nothing is. */
export function boxOf(lines: readonly (readonly Point[])[]): Box | null {
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const line of lines)
    for (const { latitude, longitude } of line) {
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
    }
  return south === Infinity ? null : { south, north, west, east };
}

/** The middle of a box, in degrees. */
export const centerOf = ({ south, north, west, east }: Box): Point => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** The middle of what is drawn; null where nothing is. */
export function middleOf(lines: readonly (readonly Point[])[]): Point | null {
  const box = boxOf(lines);
  return box && centerOf(box);
}

/** A list of numbers that grows without holding each as an object. */
class NumberList {
  #values = new Float64Array(1024);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Float64Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  /** The values, which are then no longer held here. */
  take(): Float64Array {
    const taken = this.#values.slice(0, this.#length);
    this.#values = new Float64Array();
    this.#length = 0;
    return taken;
  }
}
