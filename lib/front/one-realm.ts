/**
 * Next reads the manifest of each page by running it, each in a realm of its own: another `Array`, `Map`, `Intl` and all
 * else, for one assignment of JSON. After a look at every page that was 25 MiB and more.
 */
import vm from "node:vm";
import { readManifestScript } from "#lib/front/next-internals";

/** Reads such a script as the data that it is. Whatever is spelled otherwise is run as ever. */
export function keepOneRealm(): void {
  const { runInNewContext } = vm;
  vm.runInNewContext = (code, context, options) => {
    const manifest = typeof context === "object" ? readManifestScript(code) : null;
    if (manifest === null) return runInNewContext(code, context, options) as unknown;
    Object.assign(context as object, { [manifest.name]: manifest.value });
    return undefined;
  };
}
