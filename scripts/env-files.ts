/**
 * Reads the `.env` files that the server reads. Imported before all else by a command that reaches lib/platform/env: imports
 * are evaluated in their order, and the environment is parsed by the first that asks for it.
 */
import { loadEnvFiles } from "./read-env.ts";

loadEnvFiles();
