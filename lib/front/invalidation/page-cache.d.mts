/** What tests see of the page cache; Next loads it by path. */
type Context = Record<string, unknown>;

export default class PageCache {
  constructor(context: Context);
  get(
    key: string,
    context: Context,
  ): Promise<{ value: { html: string; rscData?: Buffer }; lastModified: number } | null>;
  set(key: string, data: object | null, context: Context): Promise<void>;
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>;
}
