/**
 * Resolves imports within drizzle-orm without its package.json. Node reads the package.json around every module that it loads, all
 * 180 KB of this one, for each of its ninety modules: that took two thirds of the time in which a command starts that opens the
 * database. Must be there before the first module is resolved: `node --import ./scripts/quick-imports.mjs`.
 */
import { registerHooks } from "node:module";

const within = "/node_modules/drizzle-orm/";

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith(".") || !parentURL?.includes(within) || !parentURL.endsWith(".js"))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
  },
});
