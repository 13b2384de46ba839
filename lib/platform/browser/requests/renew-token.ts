import "client-only";
import { signInProxyPath } from "#lib/base/addresses/signed-in-paths";

type Client = {
  response?: {
    last_active_session_id?: string | null;
    sessions?: { id: string; last_active_token?: { jwt?: string } | null }[];
  } | null;
};

/**
 * A new token for this browser's session, since a token lives only for a minute. For pages that load nothing of the sign-in
 * service. Null when there is no session; throws where the service fails. Asks the service as its own browser code does, if it is
 * reached through this site: public pages have no access to other origins, and get no token there.
 */
export async function renewToken(): Promise<string | null> {
  const answer = await fetch(`${signInProxyPath}/v1/client`);
  // 404: the service is not reached through this site, and trying again would not change that.
  if (answer.status === 401 || answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The sign-in service answered ${answer.status}`);
  // The service's own answer, in which any part may be missing.
  const { response } = (await answer.json()) as Client;
  const session = response?.sessions?.find(({ id }) => id === response.last_active_session_id);
  return session?.last_active_token?.jwt ?? null;
}
