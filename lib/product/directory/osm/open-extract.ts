/** A file that an operator names, by what its name ends in. */
import { BrokenExtract, type OsmSource } from "#lib/product/directory/osm/element";
import { featureElement, jsonSource, overpassElement } from "#lib/product/directory/osm/read-json";
import { pbfSource } from "#lib/product/directory/osm/read-pbf";

/** Opens an extract: `.osm.pbf`, `.geojson`, or what Overpass gives as `.json`. */
export function openExtract(path: string): OsmSource {
  const name = path.toLowerCase();
  if (name.endsWith(".pbf")) return pbfSource(path);
  if (name.endsWith(".geojson")) return jsonSource(path, "features", featureElement);
  if (name.endsWith(".json")) return jsonSource(path, "elements", overpassElement);
  throw new BrokenExtract("The file's name must end in .pbf, .json (from Overpass) or .geojson.");
}
