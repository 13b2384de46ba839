/** Where the library that this repository ships is. */

export const datasetFile = "lib/local/dataset/lantern.ndjson";
export const pictureFolder = "public/images/embedded/production";
