/** Settlements on the map: which of them lie round a point, or have it within their borders. */
import { kmBetween, type Point } from "#lib/product/directory/business/distance";
import { boxOf, type Box } from "#lib/product/directory/osm/outlines";

export type Settlement = Point & {
  id: string;
  name: string;
  kind: "city" | "neighborhood";
  /** The state, as an address writes it; empty where nothing says it. */
  region: string;
  reachKm: number;
  area: Area | null;
};

export type Area = Box & { lines: readonly (readonly Point[])[] };

/** No settlement without a border reaches farther, in kilometres. */
export const farthestReachKm = 25;

/** Fewer points than these enclose nothing. */
const cornersOfArea = 4;

/** The area that lines enclose; null where they are too few to enclose any. */
export function areaOf(lines: readonly (readonly Point[])[]): Area | null {
  const box = boxOf(lines);
  return box && lines.flat().length >= cornersOfArea ? { ...box, lines } : null;
}

/** Whether a point is inside: by how many lines of the outline lie east of it. In what order they come does not matter. */
export function isInside({ latitude, longitude }: Point, { lines, south, north, west, east }: Area): boolean {
  if (latitude < south || latitude > north || longitude < west || longitude > east) return false;
  let inside = false;
  for (const line of lines)
    for (let at = 1; at < line.length; at += 1) {
      const [a, b] = [line[at - 1], line[at]];
      if (!a || !b || a.latitude > latitude === b.latitude > latitude) continue;
      const part = (latitude - a.latitude) / (b.latitude - a.latitude);
      if (longitude < a.longitude + part * (b.longitude - a.longitude)) inside = !inside;
    }
  return inside;
}

const sizeOf = ({ south, north, west, east }: Box) => (north - south) * (east - west);

/** How many degrees a cell of the grid has: some 28 km to the north. */
const cellSize = 0.25;
/** What covers more cells than this is looked at for every place. */
const mostCells = 400;

/** Settlements by the cells of a grid that they are in, so that only those around a point are looked at. */
export class Grid<T extends Settlement> {
  readonly #cells = new Map<string, T[]>();
  readonly #areas = new Map<string, T[]>();
  readonly #wide: T[] = [];

  constructor(settlements: readonly T[]) {
    for (const one of settlements) {
      put(this.#cells, keyOf(cellOf(one.latitude), cellOf(one.longitude)), one);
      if (one.area) this.#putArea(one, one.area);
    }
  }

  #putArea(one: T, { south, north, west, east }: Area): void {
    const rows = cellOf(north) - cellOf(south) + 1;
    const columns = cellOf(east) - cellOf(west) + 1;
    if (rows * columns > mostCells) this.#wide.push(one);
    else
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1)
          put(this.#areas, keyOf(cellOf(south) + row, cellOf(west) + column), one);
  }

  /** The smallest one whose border lies round a point. */
  holding(point: Point): T | null {
    const here = this.#areas.get(keyOf(cellOf(point.latitude), cellOf(point.longitude))) ?? [];
    let best: T | null = null;
    for (const one of [...here, ...this.#wide])
      if (one.area && isInside(point, one.area))
        if (!best?.area || sizeOf(one.area) < sizeOf(best.area)) best = one;
    return best;
  }

  /** Those within so many kilometres, or a little more. */
  around({ latitude, longitude }: Point, km: number): T[] {
    const rows = Math.ceil(km / (cellSize * 111));
    const columns = Math.ceil(km / (cellSize * 111 * Math.max(0.2, Math.cos((latitude * Math.PI) / 180))));
    const found: T[] = [];
    for (let row = -rows; row <= rows; row += 1)
      for (let column = -columns; column <= columns; column += 1)
        found.push(...(this.#cells.get(keyOf(cellOf(latitude) + row, cellOf(longitude) + column)) ?? []));
    return found;
  }

  /** The one without a border that is nearest for its size, of those that reach so far. */
  nearest(point: Point): T | null {
    let [best, bestShare]: [T | null, number] = [null, 1];
    for (const one of this.around(point, farthestReachKm)) {
      if (one.area) continue;
      const share = kmBetween(point, one) / one.reachKm;
      if (share <= bestShare) [best, bestShare] = [one, share];
    }
    return best;
  }
}

const cellOf = (degrees: number) => Math.floor(degrees / cellSize);
/** Columns go round the globe: the first one lies beside the last. */
const columnsAround = 360 / cellSize;
const keyOf = (row: number, column: number) => `${row} ${(column + 2 * columnsAround) % columnsAround}`;

/** Adds a value to the list that a map has under a key. */
export function put<T>(cells: Map<string, T[]>, key: string, one: T): void {
  const cell = cells.get(key);
  if (cell) cell.push(one);
  else cells.set(key, [one]);
}
