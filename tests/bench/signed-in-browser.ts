/** A user's browser: cookies, and a session whose token is renewed in time. */
import { randomUUID } from "node:crypto";
import { emailedCode } from "#lib/local/sign-in-host/settings";

type Answered = { response?: { id?: string; created_session_id?: string; created_user_id?: string } };

let users = 0;

/** Has its own address, in a header that the server must trust: otherwise all users would share one rate limit. */
export class SignedInBrowser {
  userId = "";
  private readonly cookies = new Map<string, string>();
  session = "";
  private readonly url: string;
  private readonly address = `10.1.${(users >> 8) & 255}.${users++ & 255}`;

  constructor(url: string) {
    this.url = url;
  }

  /** A browser of a new user, with a token. */
  static async signedUp(url: string): Promise<SignedInBrowser> {
    const browser = new SignedInBrowser(url);
    await browser.signUp();
    await browser.renew();
    return browser;
  }

  /** Requests an address of the site as this user. */
  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(this.url + address, {
      ...init,
      redirect: "manual",
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        cookie: this.cookie,
        origin: this.url,
        "x-forwarded-for": this.address,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }

  private async call(address: string, fields: Record<string, string>): Promise<Answered> {
    const body = new URLSearchParams(fields);
    return (await (
      await this.ask(`/__clerk/v1/client/${address}`, { method: "POST", body })
    ).json()) as Answered;
  }

  /** The header `Cookie` as the browser would send it now. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The latest session token. */
  get token(): string {
    return [...this.cookies].find(([name]) => name.startsWith("__session"))?.[1] ?? "";
  }

  /** Signs up as a new user with an unused address. */
  async signUp(email = `bench-${randomUUID()}@lantern.example`): Promise<void> {
    const created = await this.call("sign_ups", {
      email_address: email,
      password: "a-long-password-of-the-bench",
    });
    const attempt = `sign_ups/${created.response?.id ?? ""}`;
    await this.call(`${attempt}/prepare_verification`, { strategy: "email_code" });
    const done = await this.call(`${attempt}/attempt_verification`, {
      strategy: "email_code",
      code: emailedCode,
    });
    this.session = done.response?.created_session_id ?? "";
    this.userId = done.response?.created_user_id ?? "";
  }

  /** Gets a token that is valid for another minute. */
  async renew(): Promise<void> {
    const answer = await this.ask(`/__clerk/v1/client/sessions/${this.session}/tokens`, { method: "POST" });
    const { jwt } = (await answer.json()) as { jwt: string };
    const names = [...this.cookies.keys()].filter((name) => name.startsWith("__session"));
    for (const name of names.length > 0 ? names : ["__session"]) this.cookies.set(name, jwt);
  }
}
