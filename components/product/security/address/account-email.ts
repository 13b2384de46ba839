/** The e-mail addresses of an account, as the sign-in service's browser code knows them. */
import type { useUser } from "@clerk/nextjs";

export type AccountEmail = NonNullable<ReturnType<typeof useUser>["user"]>["emailAddresses"][number];

/** Whether an address opens the account: a code sent to it allows setting a new password. */
export const isVerified = ({ verification }: AccountEmail): boolean => verification.status === "verified";
