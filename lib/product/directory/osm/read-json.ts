/** OpenStreetMap's data as Overpass gives it, and as GeoJSON. */
import { z } from "zod";
import {
  isOnGlobe,
  type ElementType,
  type OsmElement,
  type OsmSource,
  type Tags,
} from "#lib/product/directory/osm/element";
import { jsonItems } from "#lib/product/directory/osm/json-items";
import type { Point } from "#lib/product/directory/business/distance";

const type = z.enum(["node", "way", "relation"]);
const id = z.int();
const tags = z
  .record(z.string(), z.unknown())
  .transform((all): Tags =>
    Object.fromEntries(
      Object.entries(all).flatMap(([key, value]) =>
        typeof value === "string" || typeof value === "number" ? [[key, String(value)]] : [],
      ),
    ),
  );

const position = z
  .object({ lat: z.number(), lon: z.number() })
  .transform(({ lat, lon }): Point => ({ latitude: lat, longitude: lon }))
  .refine(({ latitude, longitude }) => isOnGlobe(latitude, longitude));
const geometry = z.array(position.nullable()).transform((points) => points.filter((point) => point !== null));
const outlined = {
  id,
  tags: tags.optional(),
  center: position.optional(),
  bounds: z
    .object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })
    .optional(),
};
const member = z.object({ type, ref: id, role: z.string(), geometry: geometry.optional() });

const overpass = z.discriminatedUnion("type", [
  z.object({ type: z.literal("node"), id, lat: z.number(), lon: z.number(), tags: tags.optional() }),
  z.object({
    ...outlined,
    type: z.literal("way"),
    nodes: z.array(id).default([]),
    geometry: geometry.optional(),
  }),
  z.object({ ...outlined, type: z.literal("relation"), members: z.array(member).default([]) }),
]);

/** An element as Overpass gives it, by any of `out`, `out center`, `out bb` and `out geom`; null for anything else. */
export function overpassElement(value: unknown): OsmElement | null {
  const { data } = overpass.safeParse(value);
  if (!data) return null;
  if (data.type === "node") return isOnGlobe(data.lat, data.lon) ? data : null;
  const { center, bounds } = data;
  const lines =
    data.type === "way"
      ? [data.geometry ?? []]
      : data.members.filter(({ role }) => role !== "inner").map((one) => one.geometry ?? []);
  const drawn = lines.filter((line) => line.length > 0);
  const corners: Point[] = bounds
    ? [
        { latitude: bounds.minlat, longitude: bounds.minlon },
        { latitude: bounds.maxlat, longitude: bounds.maxlon },
      ]
    : [];
  const outline = drawn.length > 0 ? drawn : center ? [[center]] : corners.length > 0 ? [corners] : undefined;
  const common = { id: data.id, tags: data.tags, outline };
  return data.type === "way"
    ? { type: "way", refs: data.nodes, ...common }
    : { type: "relation", members: data.members, ...common };
}

const place = z.tuple([z.number(), z.number()], z.number());
const coordinates = z.union([
  place,
  z.array(place),
  z.array(z.array(place)),
  z.array(z.array(z.array(place))),
]);
const feature = z.object({
  type: z.literal("Feature"),
  id: z.union([z.string(), z.number()]).nullish(),
  properties: z.record(z.string(), z.unknown()),
  geometry: z.object({ type: z.string(), coordinates }),
});

/** How programs name an element: `node/1`, `n1`, or for areas of libosmium `a2` for the way 1 and `a3` for the relation 1. */
const named = /^(node|way|relation|n|w|r|a)\/?(\d+)$/;
const types: Record<string, ElementType> = { n: "node", w: "way", r: "relation" };

function identityOf(name: string): { type: ElementType; id: number } | null {
  const [, kind = "", digits = ""] = named.exec(name) ?? [];
  const number = Number(digits);
  if (kind === "" || !Number.isSafeInteger(number)) return null;
  if (kind === "a") return { type: number % 2 === 0 ? "way" : "relation", id: Math.floor(number / 2) };
  const known = types[kind.slice(0, 1)];
  return known ? { type: known, id: number } : null;
}

const described = /^(@|osm_)?(id|type)$/;

/**
 * A feature of GeoJSON that says which element it is, as overpass turbo, osmtogeojson and osmium write it; null for anything
 * else. Its tags are its properties, or `tags` among them.
 */
export function featureElement(value: unknown): OsmElement | null {
  const { data } = feature.safeParse(value);
  if (!data) return null;
  const { properties } = data;
  const textOf = (one: unknown) => (typeof one === "string" || typeof one === "number" ? String(one) : "");
  const kind = textOf(properties["@type"] ?? properties.osm_type);
  const names = [properties["@id"], properties.osm_id, data.id, properties.id].map(textOf);
  const identity = names
    .flatMap((name) => [name, kind === "" ? "" : `${kind}/${name}`])
    .map(identityOf)
    .find((one) => one !== null);
  const lines = linesOf(data.geometry.coordinates);
  const [first] = lines[0] ?? [];
  if (!identity || !first || lines.flat().some(({ latitude, longitude }) => !isOnGlobe(latitude, longitude)))
    return null;
  const nested = tags.safeParse(properties.tags).data;
  const own = Object.entries(tags.parse(properties)).filter(([key]) => !described.test(key));
  const common = { id: identity.id, tags: nested ?? Object.fromEntries(own) };
  if (identity.type === "node") return { type: "node", ...common, lat: first.latitude, lon: first.longitude };
  return identity.type === "way"
    ? { type: "way", refs: [], outline: lines, ...common }
    : { type: "relation", members: [], outline: lines, ...common };
}

type Coordinates = z.infer<typeof coordinates>;

/** The lines of a geometry, however deep they are nested. */
function linesOf(value: Coordinates): Point[][] {
  const points: Point[] = [];
  const lines: Point[][] = [];
  for (const one of value) {
    if (typeof one === "number") continue;
    if (typeof one[0] === "number") {
      const [longitude, latitude] = one as [number, number];
      points.push({ latitude, longitude });
    } else lines.push(...linesOf(one));
  }
  if (typeof value[0] === "number") {
    const [longitude, latitude] = value as [number, number];
    return [[{ latitude, longitude }]];
  }
  return points.length > 0 ? [points] : lines;
}

/** How Overpass, and overpass turbo in GeoJSON, say how old the data is. */
const dataTime = /"(?:timestamp_osm_base|timestamp)"\s*:\s*"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)"/;

function dataTimeOf(head: string): Date | null {
  const at = new Date(dataTime.exec(head)?.[1] ?? "");
  return Number.isNaN(at.getTime()) ? null : at;
}

/** A JSON file with a list of elements or features. */
export function jsonSource(
  path: string,
  list: string,
  elementOf: (value: unknown) => OsmElement | null,
): OsmSource {
  let unreadable = 0;
  let dataAt: Date | null = null;
  const noteHead = (head: string) => {
    dataAt = dataTimeOf(head);
  };
  return {
    async *read(wanted) {
      unreadable = 0;
      for await (const items of jsonItems(path, list, noteHead)) {
        const elements = items.flatMap((text) => {
          const element = elementOf(parsed(text));
          if (element === null) unreadable += 1;
          return element && wanted.includes(element.type) ? [element] : [];
        });
        yield elements;
      }
    },
    dataAt: () => dataAt,
    unreadable: () => unreadable,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
