import { readAccount, requireUser } from "#lib/platform/server/sign-in";

/** The product's first page. */
export default async function GettingStartedPage() {
  await requireUser();
  const account = await readAccount();
  return <h1>{account.firstName ?? account.email}</h1>;
}
