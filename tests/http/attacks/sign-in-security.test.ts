/** Passkeys, codes and sessions through the site: as nobody else, from no other page, and told without their secrets. */
import { beforeAll, expect, test } from "vitest";
import { totpCode } from "#lib/local/sign-in-host/totp";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { siteUnderTest } from "@/tests/support/sites/site";
import { softPasskey } from "@/tests/support/requests/soft-passkey";

let url = "";
beforeAll(async () => {
  ({ url } = await siteUnderTest());
  // The first page of the product opens the database, which takes its time beside a build.
  await (await signedUp()).ask("/calls");
});

const signedUp = () => SignedInBrowser.signedUp(url);

type Told = {
  response?: { id?: string; secret?: string; backup_codes?: string[]; verification?: { nonce?: string } };
};

const post = (reader: SignedInBrowser, address: string, fields: Record<string, string> = {}) =>
  reader.ask(`/__clerk/v1/${address}`, { method: "POST", body: new URLSearchParams(fields) });
const told = async (answer: Promise<Response>) => ((await (await answer).json()) as Told).response ?? {};

test("a session of another user is not ended, not proved for, and not listed", async () => {
  const [ada, bob] = [await signedUp(), await signedUp()];
  expect((await post(bob, `me/sessions/${ada.session}/revoke`)).status).toBe(404);
  for (const step of ["", "/prepare_first_factor", "/attempt_first_factor", "/attempt_second_factor"])
    expect(
      (await post(bob, `client/sessions/${ada.session}/verify${step}`, { level: "first_factor" })).status,
    ).toBe(404);
  expect(await (await bob.ask("/__clerk/v1/me/sessions/active")).text()).not.toContain(ada.session);
  expect((await ada.ask("/calls")).status).toBe(200);
});

test("a session that is signed out from elsewhere opens nothing from the next request on", async () => {
  const ada = await signedUp();
  expect((await post(ada, `me/sessions/${ada.session}/revoke`)).status).toBe(200);
  expect((await ada.ask("/api/locations")).status).toBe(401);
  expect((await ada.ask("/calls")).status).toBe(401);
});

test("no page of another site, and no link, begins or ends any of it", async () => {
  const ada = await signedUp();
  const addresses = [
    "me/passkeys",
    "me/totp",
    "me/totp?_method=DELETE",
    "me/backup_codes/",
    `me/sessions/${ada.session}/revoke`,
    `client/sessions/${ada.session}/verify`,
    "client/sign_ins",
  ];
  for (const address of addresses) {
    const call = (method: string, headers: Record<string, string>) =>
      fetch(`${url}/__clerk/v1/${address}`, { method, headers: { cookie: ada.cookie, ...headers } });
    expect((await call("POST", { origin: "https://evil.example" })).status, address).toBe(403);
    expect((await call("POST", {})).status, address).toBe(403);
    expect((await call("GET", { "sec-fetch-site": "same-origin" })).status, address).not.toBe(500);
  }
  expect(await told(ada.ask("/__clerk/v1/me"))).toMatchObject({ totp_enabled: false, passkeys: [] });
  expect((await ada.ask("/calls")).status).toBe(200);
});

test("what is downloaded names passkeys and sessions, and holds no key and no secret", async () => {
  const ada = await signedUp();
  const begun = await told(post(ada, "me/passkeys"));
  const credential = softPasskey().create(begun.verification?.nonce ?? "", { origin: url });
  await post(ada, `me/passkeys/${begun.id ?? ""}/attempt_verification`, {
    strategy: "passkey",
    public_key_credential: credential,
  });
  await post(ada, `me/passkeys/${begun.id ?? ""}?_method=PATCH`, { name: "Kitchen tablet" });
  const { secret = "" } = await told(post(ada, "me/totp"));
  const { backup_codes: codes = [] } = await told(
    post(ada, "me/totp/attempt_verification", { code: totpCode(secret) }),
  );
  expect(codes).toHaveLength(10);
  const text = await (await ada.ask("/api/visitor/data")).text();
  const { signIn } = (JSON.parse(text) as { user: { signIn?: unknown } }).user;
  expect(signIn).toMatchObject({
    account: { id: ada.userId, hasPassword: true, hasAuthenticatorApp: true, hasBackupCodes: true },
    passkeys: [{ name: "Kitchen tablet", lastUsedAt: null }],
    sessions: [{ browser: null, address: null }],
  });
  const { id: credentialId } = JSON.parse(credential) as { id: string };
  for (const hidden of [secret, credentialId, ...codes, "publicKey"]) expect(text).not.toContain(hidden);
});
