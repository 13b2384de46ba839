/** What OpenStreetMap's data is made of, as every format of it says it. */
import type { Point } from "#lib/product/directory/business/distance";

export type Tags = Readonly<Record<string, string>>;
export type ElementType = "node" | "way" | "relation";

type Common = {
  id: number;
  tags?: Tags | undefined;
  /** Where it is, where the format says so itself: the points of its outline, in no order that matters. */
  outline?: readonly (readonly Point[])[] | undefined;
};
export type OsmNode = Common & { type: "node"; lat: number; lon: number };
export type OsmWay = Common & { type: "way"; refs: readonly number[] };
type Member = { type: ElementType; ref: number; role: string };
export type OsmRelation = Common & { type: "relation"; members: readonly Member[] };
export type OsmElement = OsmNode | OsmWay | OsmRelation;

/** A file of elements. It is read several times, each time only as far as elements of these types reach. */
export type OsmSource = {
  read: (types: readonly ElementType[]) => AsyncIterable<readonly OsmElement[]>;
  /** How old the data is, where the file says so; known once it has been read. */
  dataAt: () => Date | null;
  /** Elements that could not be read as such, known once it has been read. */
  unreadable: () => number;
};

/** How links and ids name an element, such as `node/123`. */
export const elementName = ({ type, id }: { type: ElementType; id: number }): string => `${type}/${id}`;

/** The file is not what its name says, or ends too early. Its message is for the operator. */
export class BrokenExtract extends Error {
  override name = "BrokenExtract";
}

/** Whether a position is one on the globe. */
export const isOnGlobe = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
