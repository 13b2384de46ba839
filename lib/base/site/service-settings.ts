/** Which browser services the server is configured with; the answer of `GET /api/services`. */

export type ServiceSettings = {
  /** The address of another product backend; empty for ours. */
  apiBase: string;
  segment: { writeKey: string; host: string | null } | null;
  vercel: boolean;
};

/** The settings when the server does not say: only our own backend. */
export const ownBackendOnly: ServiceSettings = { apiBase: "", segment: null, vercel: false };
