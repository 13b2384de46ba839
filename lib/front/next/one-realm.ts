/**
 * Next reads the manifest of each page by running it as a script, each in a realm of its own: another set of `Array`, `Map`,
 * `Intl` and all the rest, for one assignment of JSON. Once every page had been looked at, that was 25 MiB and more.
 */
import vm from "node:vm";
import { readManifestScript } from "#lib/front/next-internals";

/** Has such a script read as the data that it is. A script in any other form is run as before. */
export function keepOneRealm(): void {
  const { runInNewContext } = vm;
  vm.runInNewContext = (code, context, options) => {
    const manifest = typeof context === "object" ? readManifestScript(code) : null;
    if (manifest === null) return runInNewContext(code, context, options) as unknown;
    Object.assign(context as object, { [manifest.name]: manifest.value });
    return undefined;
  };
}
