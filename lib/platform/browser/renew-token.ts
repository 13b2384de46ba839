import "client-only";
import { signInProxyPath } from "#lib/base/addresses/signed-in-paths";

type Client = {
  response?: {
    last_active_session_id?: string | null;
    sessions?: { id: string; last_active_token?: { jwt?: string } | null }[];
  } | null;
};

/**
 * A new token for the session of this browser, whose own lives for a minute, on pages that load nothing of the sign-in
 * service; null when there is none to have. Throws where the service fails. Asked of the service as its own browser code
 * does, where it is reached through this site: other origins are closed to public pages, and there is none to have for them.
 */
export async function renewToken(): Promise<string | null> {
  const answer = await fetch(`${signInProxyPath}/v1/client`);
  // 404: the service is not reached through this site, now or by trying again.
  if (answer.status === 401 || answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The sign-in service answered ${answer.status}`);
  // The service's own answer, of which any part may be missing.
  const { response } = (await answer.json()) as Client;
  const session = response?.sessions?.find(({ id }) => id === response.last_active_session_id);
  return session?.last_active_token?.jwt ?? null;
}
