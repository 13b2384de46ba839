/** A browser as seen by a server: cookies, its own address and origin, and no pages. */
import { randomInt, randomUUID } from "node:crypto";
import { emailedCode } from "#lib/local/sign-in-host/settings";

/** Environment of a site that trusts the address that a client of this file claims. */
export const believesAddresses = { TRUSTED_PROXIES: "127.0.0.1,::1" };

/** How many milliseconds a site with its own database may take to start, on a busy machine. */
export const startMs = 120_000;

type Sent = { body?: unknown; headers?: Record<string, string> };
export type Answer = { status: number; headers: Headers; json: unknown; text: string };

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export class HttpClient {
  readonly cookies = new Map<string, string>();
  readonly #site: string;
  readonly #address = address();
  #bearer: string | null = null;

  constructor(site: string) {
    this.#site = site;
  }

  /** Sends a request with what this client holds. The body is sent as JSON, or as a form if it is one. */
  async call(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Answer> {
    const isForm = body instanceof URLSearchParams;
    const answer = await fetch(this.#site + path, {
      method,
      redirect: "manual",
      headers: {
        origin: this.#site,
        "x-forwarded-for": this.#address,
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...(this.#bearer ? { authorization: `Bearer ${this.#bearer}` } : {}),
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm || typeof body === "string" ? body : JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: parse(text) };
  }

  get = (path: string, headers?: Record<string, string>) => this.call("GET", path, { headers });
  post = (path: string, body: unknown, headers?: Record<string, string>) =>
    this.call("POST", path, { body, headers });
  delete = (path: string, headers?: Record<string, string>) => this.call("DELETE", path, { headers });

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }

  /** Signs up at the local sign-in host and continues as that user, with the address confirmed. */
  async signUp(email = `reader-${randomUUID().slice(0, 13)}@lantern.example`): Promise<string> {
    const host = async (path: string, form: Record<string, string>) =>
      (await this.post(`/__clerk/v1/client/${path}`, new URLSearchParams(form))).json as {
        response: { id: string };
        client: { sessions: { last_active_token: { jwt: string } }[] } | null;
      };
    const { response } = await host("sign_ups", {
      email_address: email,
      password: "a-password-of-the-tests",
    });
    await host(`sign_ups/${response.id}/prepare_verification`, { strategy: "email_code" });
    const { client } = await host(`sign_ups/${response.id}/attempt_verification`, {
      strategy: "email_code",
      code: emailedCode,
    });
    this.#bearer = client?.sessions[0]?.last_active_token.jwt ?? null;
    if (!this.#bearer) throw new Error(`${email} could not be signed up`);
    return email;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
