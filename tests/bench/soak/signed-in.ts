/** A user with a session, as their browser has it: cookies, and a token that is renewed before its minute is over. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { emailedCode } from "#lib/local/sign-in-host/settings";
import type { Given, Request } from "./request.ts";
import type { Kind, World } from "./world.ts";
import { someAddress } from "./steady.ts";

type Answered = { response?: { id?: string; created_session_id?: string }; jwt?: string };

const renewAfterMs = 40_000;
/** A token that could not be renewed is useless from this age on. */
const uselessAfterMs = 55_000;

export class SignedIn {
  readonly #world: World;
  readonly #cookies = new Map<string, string>();
  readonly #client = someAddress();
  #session = "";
  #renewedAt = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Signs up as a new user, on one instance: a sign-up under way is known only to that instance. */
  async signUp(): Promise<void> {
    const call = async (path: string, fields: Record<string, string>) => {
      const given = await this.#ask({
        kind: "session",
        path: `/__clerk/v1/client/${path}`,
        ...form(fields),
        instance: 0,
      });
      return JSON.parse(given.body) as Answered;
    };
    const address = `soak-${randomUUID()}@lantern.example`;
    const created = await call("sign_ups", {
      email_address: address,
      password: "a-long-password-of-the-soak",
    });
    const attempt = `sign_ups/${created.response?.id ?? ""}`;
    await call(`${attempt}/prepare_verification`, { strategy: "email_code" });
    const done = await call(`${attempt}/attempt_verification`, { strategy: "email_code", code: emailedCode });
    this.#session = done.response?.created_session_id ?? "";
    if (!this.#session) throw new Error("A user of the soak could not be signed up");
    await this.renew();
  }

  /** Gets a token that is valid for another minute. */
  async renew(): Promise<void> {
    const given = await this.#ask({
      kind: "session",
      path: `/__clerk/v1/client/sessions/${this.#session}/tokens`,
      ...form({}),
    });
    const { jwt } = (given.status === 200 ? JSON.parse(given.body) : {}) as Answered;
    if (!jwt) return;
    const names = [...this.#cookies.keys()].filter((name) => name.startsWith("__session"));
    for (const name of names.length > 0 ? names : ["__session"]) this.#cookies.set(name, jwt);
    this.#renewedAt = performance.now();
  }

  /** A request of this user, with a token that is still valid. */
  async sign(request: { kind: Kind; path: string; json?: object }): Promise<Request> {
    const age = () => performance.now() - this.#renewedAt;
    if (age() > renewAfterMs) await this.renew();
    for (let tries = 0; tries < 20 && age() > uselessAfterMs; tries += 1) {
      await wait(1_000);
      await this.renew();
    }
    const { json, ...rest } = request;
    return {
      ...rest,
      client: this.#client,
      ...(json ? { method: "POST" as const, body: JSON.stringify(json) } : {}),
      headers: {
        cookie: this.#cookie,
        origin: this.#world.site.origin,
        ...(json ? { "content-type": "application/json" } : { accept: "text/html" }),
      },
    };
  }

  async #ask(request: Request): Promise<Given> {
    const headers = { ...request.headers, origin: this.#world.site.origin, cookie: this.#cookie };
    const given = await this.#world.balancer.ask({ ...request, headers, client: this.#client });
    for (const line of given.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return given;
  }

  get #cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

const form = (fields: Record<string, string>) => ({
  method: "POST" as const,
  body: new URLSearchParams(fields).toString(),
  headers: { "content-type": "application/x-www-form-urlencoded" },
});
