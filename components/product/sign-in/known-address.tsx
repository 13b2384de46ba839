type Props = { email: string };

/** The address beside a password field that stands alone: password managers store the password under it. Nobody else sees it. */
export function KnownAddress({ email }: Props) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
