/** Users as Clerk's API writes them. */
import type { Email, Passkey, User } from "#lib/local/sign-in-host/users";

const verified = {
  object: "verification",
  status: "verified",
  strategy: "email_code",
  attempts: 1,
  expire_at: null,
};
const unverified = { ...verified, status: "unverified", attempts: 0 };

/** An e-mail address as the API writes it. */
export const emailJson = ({ id, address, isVerified }: Email) => ({
  object: "email_address",
  id,
  email_address: address,
  reserved: false,
  linked_to: [],
  matches_sso_connection: false,
  verification: isVerified ? verified : unverified,
});

/** A passkey as the API writes it, without its key. */
export const passkeyJson = ({ id, name, createdAt, updatedAt, lastUsedAt }: Passkey) => ({
  object: "passkey",
  id,
  name,
  verification: { ...verified, strategy: "passkey" },
  last_used_at: lastUsedAt,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** The first letter of a name on a plain background: users without a picture still have one, and nothing is fetched. */
function initial({ firstName, emails }: User): string {
  const letter = (firstName ?? emails[0]?.address ?? "?")
    .slice(0, 1)
    .toUpperCase()
    .replaceAll(/[<>&"']/g, "?");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#10182f"/><text x="32" y="43" font-family="system-ui,sans-serif" font-size="32" font-weight="700" text-anchor="middle" fill="#ffd94a">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export const pictureOf = (user: User): string => user.picture ?? initial(user);

export const primaryEmailOf = (user: User): Email | undefined =>
  user.emails.find(({ id }) => id === user.primaryEmailId);

/** What users may see of their own account. */
export const userJson = (user: User) => ({
  object: "user",
  id: user.id,
  external_id: null,
  username: null,
  first_name: user.firstName,
  last_name: user.lastName,
  image_url: pictureOf(user),
  has_image: user.picture !== null,
  primary_email_address_id: user.primaryEmailId,
  primary_phone_number_id: null,
  primary_web3_wallet_id: null,
  email_addresses: user.emails.map(emailJson),
  phone_numbers: [],
  web3_wallets: [],
  external_accounts: [],
  enterprise_accounts: [],
  passkeys: user.passkeys.map(passkeyJson),
  organization_memberships: [],
  password_enabled: true,
  totp_enabled: user.totp !== null,
  backup_code_enabled: user.backupCodes.length > 0,
  two_factor_enabled: user.totp !== null,
  banned: false,
  locked: false,
  public_metadata: user.publicMetadata,
  unsafe_metadata: user.unsafeMetadata,
  last_sign_in_at: user.lastSignInAt,
  last_active_at: user.lastSignInAt,
  create_organization_enabled: false,
  delete_self_enabled: true,
  legal_accepted_at: null,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
});

/** A user as the API writes it for the site's own backend: with the private metadata. */
export const userJsonForBackend = (user: User) => ({
  ...userJson(user),
  private_metadata: user.privateMetadata,
});
