/** OpenStreetMap extracts made by tests, in each format that the import reads. */
import { createWriteStream, writeFileSync } from "node:fs";
import { once } from "node:events";
import { deflateSync } from "node:zlib";
import Pbf from "pbf";
import type {
  ElementType,
  OsmElement,
  OsmNode,
  OsmRelation,
  OsmWay,
} from "#lib/product/directory/osm/element";

/** The number of elements in a block, as in files of other programs. */
const blockSize = 8000;
const memberTypes: readonly ElementType[] = ["node", "way", "relation"];

/** Writes a file in OpenStreetMap's binary format, with the elements in the given order. */
export async function writePbf(
  path: string,
  elements: Iterable<OsmElement>,
  dataAt: Date | null = null,
): Promise<void> {
  const file = createWriteStream(path);
  const put = async (kind: string, content: Uint8Array) => {
    if (!file.write(pbfBlock(kind, content))) await once(file, "drain");
  };
  await put("OSMHeader", header(dataAt));
  let block: OsmElement[] = [];
  for (const element of elements) {
    block.push(element);
    if (block.length < blockSize) continue;
    await put("OSMData", primitiveBlock(block));
    block = [];
  }
  if (block.length > 0) await put("OSMData", primitiveBlock(block));
  file.end();
  await once(file, "finish");
}

/** One block of the file with its frame. */
export function pbfBlock(kind: string, content: Uint8Array): Buffer {
  const blob = new Pbf();
  blob.writeVarintField(2, content.length);
  blob.writeBytesField(3, deflateSync(content, { level: 1 }));
  const body = blob.finish();
  const head = new Pbf();
  head.writeStringField(1, kind);
  head.writeVarintField(3, body.length);
  const frame = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(frame.length);
  return Buffer.concat([length, frame, body]);
}

function header(dataAt: Date | null): Uint8Array {
  const pbf = new Pbf();
  pbf.writeStringField(4, "OsmSchema-V0.6");
  pbf.writeStringField(4, "DenseNodes");
  if (dataAt) pbf.writeVarintField(32, dataAt.getTime() / 1000);
  return pbf.finish();
}

/** The strings of a block, each once; the first is empty. */
class Texts {
  readonly #places = new Map<string, number>([["", 0]]);

  placeOf(text: string): number {
    const known = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, known);
    return known;
  }

  write(pbf: Pbf): void {
    for (const text of this.#places.keys()) pbf.writeBytesField(1, Buffer.from(text));
  }
}

const deltas = (values: readonly number[]) => values.map((value, at) => value - (values[at - 1] ?? 0));
const nano = (degrees: number) => Math.round(degrees * 1e7);

function message(write: (pbf: Pbf) => void): Uint8Array {
  const pbf = new Pbf();
  write(pbf);
  return pbf.finish();
}

function primitiveBlock(elements: readonly OsmElement[]): Uint8Array {
  const texts = new Texts();
  const tagsOf = ({ tags = {} }: OsmElement) => Object.entries(tags);
  const placesOf = (values: readonly string[]) => values.map((value) => texts.placeOf(value));
  const nodes = elements.filter((one): one is OsmNode => one.type === "node");
  const dense = message((pbf) => {
    pbf.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
    pbf.writePackedSVarint(8, deltas(nodes.map(({ lat }) => nano(lat))));
    pbf.writePackedSVarint(9, deltas(nodes.map(({ lon }) => nano(lon))));
    pbf.writePackedVarint(
      10,
      nodes.flatMap((node) => [...placesOf(tagsOf(node).flat()), 0]),
    );
  });
  const shapeOf = (element: OsmWay | OsmRelation) =>
    message((pbf) => {
      pbf.writeVarintField(1, element.id);
      pbf.writePackedVarint(2, placesOf(tagsOf(element).map(([key]) => key)));
      pbf.writePackedVarint(3, placesOf(tagsOf(element).map(([, value]) => value)));
      if (element.type === "way") {
        pbf.writePackedSVarint(8, deltas(element.refs));
        return;
      }
      pbf.writePackedVarint(8, placesOf(element.members.map(({ role }) => role)));
      pbf.writePackedSVarint(9, deltas(element.members.map(({ ref }) => ref)));
      pbf.writePackedVarint(
        10,
        element.members.map(({ type }) => memberTypes.indexOf(type)),
      );
    });
  const group = message((pbf) => {
    if (nodes.length > 0) pbf.writeBytesField(2, dense);
    for (const element of elements)
      if (element.type !== "node") pbf.writeBytesField(element.type === "way" ? 3 : 4, shapeOf(element));
  });
  return message((pbf) => {
    pbf.writeBytesField(
      1,
      message((table) => texts.write(table)),
    );
    pbf.writeBytesField(2, group);
  });
}

/** Writes Overpass's answer to `out body`. */
export const writeOverpass = (path: string, elements: readonly OsmElement[], rest = {}): void =>
  writeFileSync(
    path,
    JSON.stringify({
      version: 0.6,
      generator: "a test",
      elements: elements.map((element) =>
        element.type === "way" ? { ...element, refs: undefined, nodes: element.refs } : element,
      ),
      ...rest,
    }),
  );

/** Writes GeoJSON as exported by overpass turbo. Only nodes, which need no other elements. */
export const writeGeoJson = (path: string, elements: readonly OsmElement[]): void =>
  writeFileSync(
    path,
    JSON.stringify({
      type: "FeatureCollection",
      features: elements.flatMap((element) =>
        element.type === "node"
          ? [
              {
                type: "Feature",
                id: `node/${element.id}`,
                properties: { "@id": `node/${element.id}`, ...element.tags },
                geometry: { type: "Point", coordinates: [element.lon, element.lat] },
              },
            ]
          : [],
      ),
    }),
  );
