/** Which services are told what readers do, as the server is configured. */

export type AnalyticsSettings = {
  /** The origin of another product backend; empty for ours. */
  apiBase: string;
  segment: { writeKey: string; host: string | null } | null;
  vercel: boolean;
};

/** Our own backend alone: what holds when nothing else is known. */
export const ownBackendOnly: AnalyticsSettings = { apiBase: "", segment: null, vercel: false };
