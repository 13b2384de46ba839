/** Readers who send forms: the newsletter, the waitlist of a language, and whether a piece was helpful. */
import { randomUUID } from "node:crypto";
import { persist } from "./persist.ts";
import { oneOf, someAddress, steadily } from "./steady.ts";
import type { Kind, World } from "./world.ts";

/** What was sent, identified by a unique text, and whether the site has accepted it. */
export type Sent = { taken: Set<string>; givenUp: string[] };
export const nothingSent = (): Sent => ({ taken: new Set(), givenUp: [] });

const languages = ["es", "es-mx", "fr", "de", "pt"];

/** Sends JSON to an endpoint until it is accepted, and records that under its name. */
async function send(
  world: World,
  sent: Sent,
  { kind, path, name, json }: { kind: Kind; path: string; name: string; json: object },
): Promise<void> {
  const body = JSON.stringify(json);
  const headers = { "content-type": "application/json", origin: world.site.origin };
  const client = someAddress();
  const given = await persist(world, { kind, path, method: "POST", body, headers, client });
  if (given) sent.taken.add(name);
  else sent.givenUp.push(name);
}

export function subscribers(world: World, sent: Sent, perSecond: number): Promise<void> {
  return steadily(world, perSecond, () => {
    const emailAddress = `soak-${randomUUID()}@lantern.example`;
    return send(world, sent, {
      kind: "newsletter",
      path: "/api/newsletter",
      name: emailAddress,
      json: { emailAddress },
    });
  });
}

export function waiters(world: World, sent: Sent, perSecond: number): Promise<void> {
  return steadily(world, perSecond, () => {
    const emailAddress = `soak-${randomUUID()}@lantern.example`;
    const json = { emailAddress, language: oneOf(languages) };
    return send(world, sent, { kind: "waitlist", path: "/api/waitlist", name: emailAddress, json });
  });
}

export function critics(
  world: World,
  sent: Sent,
  briefs: readonly string[],
  perSecond: number,
): Promise<void> {
  return steadily(world, perSecond, () => {
    const id = randomUUID();
    const comment = `Soak ${id}`;
    const json = {
      id,
      subject: { type: "microBrief", slug: oneOf(briefs) },
      helpful: Math.random() < 0.5,
      comment,
    };
    return send(world, sent, { kind: "feedback", path: "/api/feedback", name: comment, json });
  });
}
