/** Linking a visitor's history to the user they have signed in as (spec 3, 4, 8). */

export type Linking = {
  success: boolean;
  already_linked: boolean;
  new_data_migrated: boolean;
  profiles_linked: number;
  profiles_failed: number;
  has_anonymous_data: boolean;
  total_visits_before_signup: number;
  time_to_conversion_hours: number | null;
};

export type LinkOutcome = { linking: Linking } | { error: string };

/** About two seconds after sign-in, and twice more (spec 9). */
const firstAfterMs = 2_000;
const retryAfterMs = [2_000, 4_000] as const;

const unexpected = "An unexpected error occurred";
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Links in the background, with patience. `call` asks the server and throws where it refuses. */
export async function linkAfterSignIn(call: () => Promise<unknown>): Promise<LinkOutcome> {
  await wait(firstAfterMs);
  let outcome = await linkNow(call);
  for (const delay of retryAfterMs) {
    if ("linking" in outcome) break;
    await wait(delay);
    outcome = await linkNow(call);
  }
  return outcome;
}

/** Links once: for a reader who has asked for it and waits. Never throws. */
export async function linkNow(call: () => Promise<unknown>): Promise<LinkOutcome> {
  try {
    const linking = readLinking(await call());
    return linking?.success ? { linking } : { error: unexpected };
  } catch {
    return { error: unexpected };
  }
}

/** The server's answer, read by hand: a schema library would outweigh what is sent. Null when it is none. */
export function readLinking(answer: unknown): Linking | null {
  if (typeof answer !== "object" || answer === null) return null;
  const given = answer as Record<string, unknown>;
  const number = (name: string) => (typeof given[name] === "number" ? given[name] : 0);
  if (typeof given.success !== "boolean") return null;
  return {
    success: given.success,
    already_linked: given.already_linked === true,
    new_data_migrated: given.new_data_migrated === true,
    profiles_linked: number("profiles_linked"),
    profiles_failed: number("profiles_failed"),
    has_anonymous_data: given.has_anonymous_data === true,
    total_visits_before_signup: number("total_visits_before_signup"),
    time_to_conversion_hours:
      typeof given.time_to_conversion_hours === "number" ? given.time_to_conversion_hours : null,
  };
}
