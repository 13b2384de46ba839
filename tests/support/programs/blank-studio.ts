/** A page instead of the Studio, showing what it was started with, for tests of the code that starts it. */
const { startServer } = await import("../services/http-server.ts");

const port = Number(process.argv[2]);
const { SANITY_STUDIO_PROJECT_ID, SANITY_STUDIO_API_HOST, SANITY_STUDIO_TOKEN, SANITY_STUDIO_SITE_URL } =
  process.env;
await startServer(
  (_, response) =>
    response.end(
      JSON.stringify({
        projectId: SANITY_STUDIO_PROJECT_ID,
        apiHost: SANITY_STUDIO_API_HOST,
        token: SANITY_STUDIO_TOKEN,
        site: SANITY_STUDIO_SITE_URL,
      }),
    ),
  { port },
);

export {};
