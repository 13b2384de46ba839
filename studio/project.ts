/**
 * The project that the Studio edits. The Studio's bundler passes on variables that begin with SANITY_STUDIO_;
 * `npm run studio` sets them from the site's own.
 */
export const project = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? "",
  dataset: process.env.SANITY_STUDIO_DATASET ?? "production",
};

/** The address of the site, for the links to its preview. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL ?? "http://localhost:3000";

const { SANITY_STUDIO_API_HOST: apiHost, SANITY_STUDIO_TOKEN: token } = process.env;

/** The content lake of this machine, and the token with which its editor is signed in; null when a real project is edited. */
export const lake = apiHost && token ? { apiHost, token } : null;
