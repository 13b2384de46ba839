/** The page cache as Next makes it, over a folder, and a page as Next hands it over. */
import fs from "node:fs/promises";

const files = { ...fs, mkdir: (name: string) => fs.mkdir(name, { recursive: true }) };

/** The options of a page cache that keeps no pages but in `folder`; `changed` takes the place of some of its file functions. */
export const pagesIn = (folder: string, changed: Partial<typeof files> = {}) => ({
  fs: { ...files, ...changed },
  flushToDisk: true,
  serverDistDir: folder,
  revalidatedTags: [],
  maxMemoryCacheSize: 0,
});

export const pageContext = { kind: "APP_PAGE", isRoutePPREnabled: false, isFallback: false };

/** A page tagged `brief`, of two files: the document and its data, each of which is `text`. */
export const pageOf = (text: string) => ({
  kind: "APP_PAGE",
  html: text,
  rscData: Buffer.from(text),
  headers: { "x-next-cache-tags": "brief" },
  status: 200,
});
