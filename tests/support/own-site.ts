/** A site for the tests of one spec alone. */
import { test } from "@playwright/test";
import {
  dataFolderWithDatabase,
  startSite,
  type DataFolder,
  type SiteServer,
} from "@/tests/support/site-server";

type Env = Record<string, string>;

/**
 * Serves the build for the tests of the file or the `describe` that calls it, from before the first of them to after the
 * last, with a database of its own; they run one after another. `env` is what the site is told beside that; as a function
 * it is asked when the tests begin, and may start what the site needs. What comes back answers once it is served.
 */
export function ownSite(env: Env | (() => Env | Promise<Env>) = {}): Pick<SiteServer, "url" | "log"> {
  let folder: DataFolder | undefined;
  let site: SiteServer | undefined;
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    folder = dataFolderWithDatabase();
    site = await startSite({
      ...(typeof env === "function" ? await env() : env),
      LANTERN_DATA_DIR: folder.path,
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    folder?.remove();
  });
  const served = () => {
    if (!site) throw new Error("The site is served while tests run");
    return site;
  };
  return {
    get url() {
      return served().url;
    },
    log: () => served().log(),
  };
}
