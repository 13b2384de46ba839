/** A copy of the built site that reads from a content store of its own, which the test edits. */
import { startContentApi, type ContentApi } from "@/tests/support/services/content-api";
import { startSiteCopy, type SiteCopy } from "@/tests/support/sites/site-copy";

export type SiteWithStore = { api: ContentApi; site: SiteCopy; stop(): Promise<void> };

type Options = {
  /** Added to the site's environment. */
  env?: Record<string, string>;
  /** Without the pages prerendered at build, which are of the shipped dataset. */
  isUnrendered?: boolean;
  /** What the store has, or does, before the site first asks it. It has the shipped dataset unless changed. */
  prepare?: (api: ContentApi) => void;
};

/** Starts the store and, once it is prepared, the site. */
export async function startSiteWithStore({
  env,
  isUnrendered = false,
  prepare,
}: Options = {}): Promise<SiteWithStore> {
  const api = await startContentApi();
  prepare?.(api);
  const site = await startSiteCopy(
    { SANITY_PROJECT_ID: "separate", SANITY_API_HOST: api.url, ...env },
    { isUnrendered },
  );
  return {
    api,
    site,
    stop: async () => {
      await site.stop();
      await api.stop();
    },
  };
}
