/**
 * OpenStreetMap's binary format. The frames of the file are read here, so that none is larger than the format allows and a
 * broken one is an error like any other; what is in them is read by osm-pbf-parser-node.
 */
import { open, type FileHandle } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { parse } from "osm-pbf-parser-node";
import Pbf from "pbf";
import {
  BrokenExtract,
  type ElementType,
  type OsmElement,
  type OsmSource,
} from "#lib/product/directory/osm/element";
import { plainLine } from "#lib/base/text/text";

/** What the format allows a header, a block as it is stored, and a block unpacked. */
const largestHeader = 64 * 1024;
const largestBlock = 32 * 1024 * 1024;

type Block = { at: number; size: number; types: ReadonlySet<ElementType> };

/** A file of OpenStreetMap's binary format. It is gone through once; after that, only blocks with what is asked for are read. */
export function pbfSource(path: string): OsmSource {
  let known: Block[] | null = null;
  let dataAt: Date | null = null;

  async function* readAll(file: FileHandle): AsyncIterable<readonly OsmElement[]> {
    const blocks: Block[] = [];
    let isBegun = false;
    for await (const { kind, at, size } of frames(file)) {
      const content = unpack(await readBytes(file, at, size));
      if (kind === "OSMHeader") {
        dataAt = readHeader(content);
        isBegun = true;
      } else if (kind === "OSMData") {
        if (!isBegun) throw new BrokenExtract("The file has no header.");
        const elements = elementsOf(content);
        blocks.push({ at, size, types: new Set(elements.map(({ type }) => type)) });
        yield elements;
      }
    }
    if (!isBegun) throw new BrokenExtract("The file is empty.");
    known = blocks;
  }

  return {
    async *read(types) {
      const file = await open(path);
      try {
        if (known === null) yield* readAll(file);
        else
          for (const { at, size, types: has } of known)
            if (types.some((type) => has.has(type)))
              yield elementsOf(unpack(await readBytes(file, at, size)));
      } finally {
        await file.close();
      }
    },
    dataAt: () => dataAt,
    unreadable: () => 0,
  };
}

type Frame = { kind: string; at: number; size: number };

/** Where each block of the file is. */
async function* frames(file: FileHandle): AsyncIterable<Frame> {
  const { size: end } = await file.stat();
  let at = 0;
  while (at < end) {
    const length = (await readBytes(file, at, 4)).readUInt32BE();
    if (length > largestHeader)
      throw new BrokenExtract("This is no OpenStreetMap PBF file, or it is broken.");
    const { kind, size } = readFields(
      await readBytes(file, at + 4, length),
      { kind: "", size: 0 },
      (tag, header, pbf) => {
        if (tag === 1) header.kind = pbf.readString();
        else if (tag === 3) header.size = pbf.readVarint();
      },
    );
    if (size > largestBlock) throw new BrokenExtract("A block of the file is larger than the format allows.");
    yield { kind, at: at + 4 + length, size };
    at += 4 + length + size;
  }
}

async function readBytes(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, at);
  if (bytesRead < size) throw new BrokenExtract("The file ends in the middle of a block.");
  return buffer;
}

function readFields<T>(bytes: Uint8Array, into: T, read: (tag: number, into: T, pbf: Pbf) => void): T {
  try {
    return new Pbf(bytes).readFields((tag, result, pbf) => {
      if (result && pbf) read(tag, result, pbf);
    }, into);
  } catch {
    throw new BrokenExtract("A block of the file cannot be read.");
  }
}

function unpack(bytes: Buffer): Buffer {
  const { raw, packed } = readFields(
    bytes,
    { raw: null as Uint8Array | null, packed: null as Uint8Array | null },
    (tag, blob, pbf) => {
      if (tag === 1) blob.raw = pbf.readBytes();
      else if (tag === 3) blob.packed = pbf.readBytes();
    },
  );
  if (raw) return Buffer.from(raw);
  if (!packed) throw new BrokenExtract("The file is compressed in a way that cannot be read; zlib can.");
  try {
    return inflateSync(packed, { maxOutputLength: largestBlock });
  } catch {
    throw new BrokenExtract("A block of the file cannot be unpacked.");
  }
}

/** The fields of the header in which programs note what one must know to read the file, and how old the data is. */
const [featureField, timestampField] = [4, 32];
/** What one must know and we do. A file of all that ever was has `HistoricalInformation`: what is deleted stands in it too. */
const knownFeatures = ["OsmSchema-V0.6", "DenseNodes"];

/** How old the data is, where the header says so. Throws BrokenExtract for a file that would be read wrongly. */
function readHeader(content: Buffer): Date | null {
  const { features, at } = readFields(
    content,
    { features: [] as string[], at: null as Date | null },
    (tag, found, pbf) => {
      if (tag === featureField) found.features.push(pbf.readString());
      else if (tag === timestampField) found.at = new Date(pbf.readVarint() * 1000);
    },
  );
  const unknown = features.find((feature) => !knownFeatures.includes(feature));
  if (unknown !== undefined)
    throw new BrokenExtract(
      `The file holds more than a map of today (${plainLine(unknown)}). Take an extract of the latest data.`,
    );
  return at;
}

function elementsOf(content: Buffer): readonly OsmElement[] {
  try {
    return parse(content, {}) as OsmElement[];
  } catch {
    throw new BrokenExtract("A block of the file cannot be read.");
  }
}
