/** A browser that calls the local sign-in host directly, as Clerk's browser code does. */
import type { RunningHost } from "#lib/local/sign-in-host/host";
import { emailedCode } from "#lib/local/sign-in-host/settings";

/** The page that requests come from, by default. */
export const hostSite = "http://localhost:3000";
/** The password of every user that signs up here. */
export const hostPassword = "a-long-password";

export type HostAnswer = {
  response?: {
    id: string;
    status: string;
    created_user_id?: string;
    first_name?: string;
    deleted?: boolean;
    [more: string]: unknown;
  };
  client?: { sessions: { id: string; user: { id: string; [more: string]: unknown } }[] };
  errors?: { code: string }[];
  jwt?: string;
};

/** Its cookies, and the requests it makes. `host` returns the host that is running now; `site` is the page it is on. */
export function hostBrowser(host: () => RunningHost, site = hostSite) {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  return {
    cookies,
    site,
    async call(address: string, form?: Record<string, string>) {
      const answer = await fetch(`${host().settings.CLERK_FAPI_URL ?? ""}/v1/${address}`, {
        redirect: "manual",
        headers: {
          origin: site,
          "x-forwarded-host": new URL(site).host,
          "x-forwarded-proto": new URL(site).protocol.replace(":", ""),
          cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        },
        ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
      });
      keep(answer);
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        body: (text ? JSON.parse(text) : {}) as HostAnswer,
      };
    },
  };
}

export type HostBrowser = ReturnType<typeof hostBrowser>;

/** Signs up a new user. */
export async function signUpAt(one: HostBrowser, email: string) {
  const { body } = await one.call("client/sign_ups", { email_address: email, password: hostPassword });
  const attempt = `client/sign_ups/${body.response?.id ?? ""}`;
  await one.call(`${attempt}/prepare_verification`, { strategy: "email_code" });
  return one.call(`${attempt}/attempt_verification`, { strategy: "email_code", code: emailedCode });
}
