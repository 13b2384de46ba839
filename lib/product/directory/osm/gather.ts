/** What has to be known of an extract before its first place can be filed: where ways are, and which settlements there are. */
import { categoryOf } from "#lib/product/directory/osm/category-tags";
import type { Point } from "#lib/product/directory/business/distance";
import type { OsmElement, OsmSource } from "#lib/product/directory/osm/element";
import { middleOf, Outlines } from "#lib/product/directory/osm/outlines";
import { isSettling, SettlementCollector, type Settlements } from "#lib/product/directory/osm/settlements";

export type Gathered = { outlines: Outlines; settlements: Settlements };

/**
 * Goes through the file up to three times: for what is there, for the ways that relations are made of, and for the nodes that
 * all of them go through.
 */
export async function gather(source: OsmSource): Promise<Gathered> {
  const outlines = new Outlines();
  const collector = new SettlementCollector();
  const settling: OsmElement[] = [];
  for await (const elements of source.read(["node", "way", "relation"]))
    for (const element of elements) {
      const { tags } = element;
      if (!tags) continue;
      const isSettlement = isSettling(tags);
      if (isSettlement) settling.push(element);
      if (element.type !== "node") {
        if (isSettlement) outlines.askFor(element, "border");
        else if (categoryOf(tags)) outlines.askFor(element, "place");
      }
      const point = tags["addr:city"] === undefined ? null : ownPoint(element);
      if (point) collector.addAddress(tags, point);
    }
  if (outlines.needsWays)
    for await (const elements of source.read(["way"]))
      for (const element of elements) if (element.type === "way") outlines.knowWay(element);
  if (outlines.close() > 0)
    for await (const elements of source.read(["node"]))
      for (const element of elements) if (element.type === "node") outlines.knowNode(element);
  for (const element of settling)
    if (element.tags) collector.add(element, element.tags, outlines.outlineOf(element, "border"));
  return { outlines, settlements: collector.close() };
}

/** Where an element is, if it says so itself. */
const ownPoint = (element: OsmElement): Point | null =>
  element.type === "node"
    ? { latitude: element.lat, longitude: element.lon }
    : element.outline
      ? middleOf(element.outline)
      : null;
