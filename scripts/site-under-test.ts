/** The port of the production build under test. */
export const sitePort = Number(process.env.LANTERN_TEST_PORT ?? 3100);
export const siteUrl = `http://localhost:${sitePort}`;

/** The secret with which the tested site checks webhooks. */
export const webhookSecret = "webhook-secret-of-the-tests";

/** The secret that opens the tested site's draft preview. */
export const previewSecret = "preview-secret-of-the-tests";

/** The environment with which the site under test is built and served. */
export const siteEnv = {
  PORT: String(sitePort),
  LANTERN_BASE_URL: siteUrl,
  LANTERN_DATA_DIR: ".lantern/test",
  SANITY_WEBHOOK_SECRET: webhookSecret,
  SANITY_PREVIEW_SECRET: previewSecret,
  LANTERN_LOCAL_SIGN_IN: "1",
  LOG_LEVEL: "warn",
};
