/** Signed-in users: they look at their pages, and start calls by a form with its own key. */
import { randomUUID } from "node:crypto";
import { persist } from "./persist.ts";
import { oneOf, steadily } from "./steady.ts";
import { readTexts } from "./stored.ts";
import type { World } from "./world.ts";
import { SignedIn } from "./signed-in.ts";

const { openBusinessesSql } = await import("../../support/programs/open-businesses-sql.ts");

/**
 * The calls that the site has accepted: their ids by the key of the form. Each call's request text ends with the key, spelled in
 * letters.
 */
export type StartedCalls = { ids: Map<string, string>; givenUp: string[] };

const screens = [
  "/explore",
  "/calls",
  "/locations",
  "/settings",
  "/profile",
  "/api/calls",
  "/api/explore?q=robotics",
  "/api/explore?q=chesss",
];
/** A user may start 30 calls a day. */
const callsOfOne = 25;

/** A key without digits: one in a thousand has digits like those of a payment card, and the site refuses such a request. */
export const spelled = (key: string): string =>
  key.replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));

type User = { signedIn: SignedIn; number: string; businesses: string[]; started: number; isBusy: boolean };

export class Callers {
  readonly #world: World;
  readonly #users: User[] = [];
  readonly calls: StartedCalls = { ids: new Map(), givenUp: [] };

  constructor(world: World) {
    this.#world = world;
  }

  /** Signs up as many users as this number of calls needs. */
  async signUp(calls: number): Promise<void> {
    for (let count = Math.max(6, Math.ceil(calls / callsOfOne)); count > 0; count -= 1) {
      const signedIn = new SignedIn(this.#world);
      await signedIn.signUp();
      const given = await this.#world.balancer.ask(
        await signedIn.sign({ kind: "product", path: "/api/explore" }),
      );
      const { businesses } = JSON.parse(given.body) as { businesses: { id: string }[] };
      this.#users.push({
        signedIn,
        // A call-back number may be used for only as many calls as one user may start.
        number: `+1202555${1000 + count}`,
        businesses: businesses.map(({ id }) => id),
        started: 0,
        isBusy: false,
      });
    }
    // At night no call would be made, and by day only three to one number: rules that a soak does not test.
    await readTexts(this.#world, openBusinessesSql(new Date()));
    await readTexts(this.#world, "create rule uncounted as on insert to number_calls do instead nothing");
  }

  /** Opens screens at the given rate. */
  look(perSecond: number): Promise<void> {
    return steadily(this.#world, perSecond, async () => {
      const { signedIn } = oneOf(this.#users);
      await this.#ask(signedIn, oneOf(screens));
    });
  }

  /** Starts calls at the given rate, each by a user who is starting no other at the moment. */
  call(perSecond: number): Promise<void> {
    return steadily(this.#world, perSecond, async () => {
      const free = this.#users.filter(({ isBusy, started }) => !isBusy && started < callsOfOne);
      if (free.length === 0) return;
      const user = oneOf(free);
      user.isBusy = true;
      await this.#start(user).finally(() => (user.isBusy = false));
    });
  }

  async #start(user: User): Promise<void> {
    const key = randomUUID();
    const json = {
      // Another business each time: a user may have only one call at once with one business.
      businessId: user.businesses[user.started % user.businesses.length],
      request: `What does the first hour cost? ${spelled(key)}`,
      language: "en",
      callbackNumber: user.number,
      idempotencyKey: key,
    };
    user.started += 1;
    const form = () => user.signedIn.sign({ kind: "call", path: "/api/calls", json });
    const given = await persist(this.#world, await form(), async ({ status }) => {
      if (status === 401) await user.signedIn.renew();
      return form();
    });
    if (given) this.calls.ids.set(key, (JSON.parse(given.body) as { id: string }).id);
    else this.calls.givenUp.push(key);
  }

  async #ask(signedIn: SignedIn, path: string): Promise<void> {
    const request = await signedIn.sign({ kind: "product", path });
    // A page without a valid token redirects to where it is renewed.
    const isFine = (status: number) => status === 200;
    const given = await this.#world.balancer.ask({ ...request, isFine });
    if (given.status === 401 || given.status === 307) await signedIn.renew();
  }
}
