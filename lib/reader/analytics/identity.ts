/** What the services beside our backend are told about a reader's identity, and in which order. Pure. */

/** A signed-in user, with the server's data. Dates are ISO dates. */
export type SignedInUser = {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  createdAt: string;
  lastSignInAt: string | null;
  primaryEmailVerified: boolean;
};

/** Where and when a sign-up began, as it was noted then. */
export type Conversion = { source: string; startedAt: number } | null;

export type Traits = Record<string, string | number | boolean>;

export type IdentityStep =
  | { do: "reset" }
  | { do: "alias"; from: string; to: string }
  | { do: "identify"; userId: string; traits: Traits }
  | { do: "track"; name: "User Signed Up" | "User Logged In"; data: { method: string; userId: string } };

/** An account no older than this was made by the sign-up that led here. */
const signupWindowMs = 5_000;

const anHourMs = 3_600_000;

type Situation = {
  user: SignedInUser;
  /** The user as whom this browser was last identified; null for nobody. */
  known: string | null;
  anonId: string | null;
  /** When the reader came to this page, in milliseconds: analytics itself may start much later. */
  arrivedAt: number;
  conversion: Conversion;
};

/** The steps when a user is signed in: none when they were taken before. */
export function identitySteps({ user, known, anonId, arrivedAt, conversion }: Situation): IdentityStep[] {
  if (known === user.id) return [];
  const isNew = arrivedAt - Date.parse(user.createdAt) < signupWindowMs;
  const method = "clerk";
  return [
    ...(known === null ? [] : [{ do: "reset" } as const]),
    ...(anonId === null ? [] : [{ do: "alias", from: anonId, to: user.id } as const]),
    { do: "identify", userId: user.id, traits: traitsOf(user, isNew ? conversion : null, isNew, method) },
    {
      do: "track",
      name: isNew ? "User Signed Up" : "User Logged In",
      data: { method, userId: user.id },
    },
  ];
}

function traitsOf(user: SignedInUser, conversion: Conversion, isNew: boolean, method: string): Traits {
  const createdAt = Date.parse(user.createdAt);
  const traits: Record<string, string | number | boolean | null> = {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    createdAt: user.createdAt,
    lastSignInAt: user.lastSignInAt,
    primaryEmailVerified: user.primaryEmailVerified,
    phone: user.phone,
    clerk_user_id: user.id,
    conversion_source: conversion?.source ?? null,
    // The sign-up began by the browser's clock, which may be ahead of the server's.
    time_to_conversion_hours: conversion && Math.max(0, createdAt - conversion.startedAt) / anHourMs,
    signup_method: isNew ? method : null,
    signupDate: isNew ? user.createdAt : null,
  };
  return Object.fromEntries(
    Object.entries(traits).filter((trait): trait is [string, string | number | boolean] => trait[1] !== null),
  );
}
