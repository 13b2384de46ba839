/**
 * Has a command that opens the database start soon, and end when its work is done. Must be there before the first module is
 * resolved: `node --import ./scripts/quick-start.mjs`.
 */
import { registerHooks } from "node:module";
import { setFlagsFromString } from "node:v8";

const within = "/node_modules/drizzle-orm/";

/**
 * Resolves imports within drizzle-orm without its package.json. Node reads the package.json around every module that it loads, all
 * 180 KB of this one, for each of its ninety modules: that took two thirds of the time in which a command starts.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith(".") || !parentURL?.includes(within) || !parentURL.endsWith(".js"))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
  },
});

/**
 * Leaves the embedded database's code as it was first compiled. V8 would optimize it meanwhile, for which a command of two seconds
 * had to wait three more.
 */
for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
