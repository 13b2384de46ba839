import type { ShownAccount } from "#lib/platform/server/sign-in/accounts";

type Props = { account: ShownAccount; isLarge?: boolean };

const characters = new Intl.Segmenter();

/** A whole character: a name may begin with an emoji, such as a flag, which is several units of a string. */
function initialOf({ firstName, email }: ShownAccount): string {
  const [initial] = characters.segment((firstName || email || "").trim());
  return (initial?.segment ?? "?").toUpperCase();
}

/** The user's picture on top of their initial, which is shown when there is none. Decoration: the name is beside it. */
export function Avatar({ account, isLarge = false }: Props) {
  return (
    <span
      className={`relative inline-grid flex-none place-items-center overflow-hidden rounded-full bg-ink font-display font-bold text-paper ${isLarge ? "size-20 text-[2.25rem]/none" : "size-8 text-sm/none"}`}
      aria-hidden="true"
      translate="no"
    >
      {initialOf(account)}
      {account.imageUrl && (
        <img
          src={account.imageUrl}
          alt=""
          className="absolute inset-0 size-full object-cover"
          width={32}
          height={32}
        />
      )}
    </span>
  );
}
