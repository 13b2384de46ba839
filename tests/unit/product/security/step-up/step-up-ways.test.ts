import { expect, test, vi } from "vitest";
import { sendProofCode } from "@/components/product/security/step-up/step-up-ways";

type Session = Parameters<typeof sendProofCode>[0];
type Proof = Parameters<typeof sendProofCode>[1];

/** To which address a code goes where these take one, and `main` is the account's main one. */
async function sentTo(main: string | null, addresses: readonly string[]): Promise<unknown[]> {
  const prepareFirstFactorVerification = vi.fn(async () => undefined);
  const session = { user: { primaryEmailAddressId: main }, prepareFirstFactorVerification };
  const supportedFirstFactors = [
    { strategy: "password" },
    ...addresses.map((emailAddressId) => ({ strategy: "email_code", emailAddressId })),
  ];
  await sendProofCode(session as unknown as Session, { supportedFirstFactors } as unknown as Proof);
  return prepareFirstFactorVerification.mock.calls.flat();
}
const code = (emailAddressId: string) => ({ strategy: "email_code", emailAddressId });

test("a proof's code goes to the main address, whichever the sign-in service names first", async () => {
  expect(await sentTo("main", ["former", "main"])).toEqual([code("main")]);
  expect(await sentTo("main", ["main", "former"])).toEqual([code("main")]);
});

test("where the main address takes no code, it goes to another, and nowhere where none does", async () => {
  expect(await sentTo("main", ["former"])).toEqual([code("former")]);
  expect(await sentTo(null, ["former"])).toEqual([code("former")]);
  expect(await sentTo("main", [])).toEqual([]);
});
