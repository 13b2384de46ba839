import { defineConfig } from "drizzle-kit";

/** `npm run database:migration` writes the next migration from the schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./lib/platform/server/database/schema.ts",
  out: "./lib/platform/server/database/migrations",
});
