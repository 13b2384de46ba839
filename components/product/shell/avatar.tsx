import type { ShownAccount } from "#lib/platform/server/accounts";

type Props = { account: ShownAccount; isLarge?: boolean };

const initialOf = ({ firstName, email }: ShownAccount) =>
  (firstName || email || "?").trim().charAt(0).toUpperCase();

/** The user's picture over their initial, which stands where there is none. Decoration: the name is beside it. */
export function Avatar({ account, isLarge = false }: Props) {
  return (
    <span className={isLarge ? "avatar avatar-large" : "avatar"} aria-hidden="true">
      {initialOf(account)}
      {account.imageUrl && <img src={account.imageUrl} alt="" width={32} height={32} />}
    </span>
  );
}
