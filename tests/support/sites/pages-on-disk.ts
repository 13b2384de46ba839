/** The page cache as created by Next, over a folder, and a page as Next passes it. */
import fs from "node:fs/promises";

const files = { ...fs, mkdir: (name: string) => fs.mkdir(name, { recursive: true }) };

/** The options of a page cache that keeps pages only in `folder`; `changed` replaces some of its file functions. */
export const pagesIn = (folder: string, changed: Partial<typeof files> = {}) => ({
  fs: { ...files, ...changed },
  flushToDisk: true,
  serverDistDir: folder,
  revalidatedTags: [],
  maxMemoryCacheSize: 0,
});

export const pageContext = { kind: "APP_PAGE", isRoutePPREnabled: false, isFallback: false };

/** A page tagged `brief`, of two files, the document and its data, both with the content `text`. */
export const pageOf = (text: string) => ({
  kind: "APP_PAGE",
  html: text,
  rscData: Buffer.from(text),
  headers: { "x-next-cache-tags": "brief" },
  status: 200,
});
