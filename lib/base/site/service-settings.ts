/** Which services of the browser the server is configured with; what `GET /api/services` answers. */

export type ServiceSettings = {
  /** The address of another product backend; empty for ours. */
  apiBase: string;
  segment: { writeKey: string; host: string | null } | null;
  vercel: boolean;
};

/** What holds when the server does not say: our own backend alone. */
export const ownBackendOnly: ServiceSettings = { apiBase: "", segment: null, vercel: false };
