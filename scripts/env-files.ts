/**
 * Reads the `.env` files that the server reads. Commands that use lib/platform/env import this first: imports are evaluated in
 * order, and the first module that reads the environment parses it.
 */
import { loadEnvFiles } from "./read-env.ts";

loadEnvFiles();
