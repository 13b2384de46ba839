/** A site for the tests of one spec file. */
import { test } from "@playwright/test";
import {
  dataFolderWithDatabase,
  startSite,
  type DataFolder,
  type SiteServer,
} from "@/tests/support/sites/site-server";

type Env = Record<string, string>;

/**
 * Serves the build, with its own database, for the tests of the file or the `describe` that calls it, from before the first to
 * after the last; they run one after another. `env` is added to the site's environment; as a function it is called when the tests
 * begin, and may start what the site needs. The returned object can be used once the site is served.
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
