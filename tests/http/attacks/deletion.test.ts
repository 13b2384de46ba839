/** "Delete my data" reaches every row that is known to be the asker's, and no other. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { emailedCode } from "#lib/local/sign-in-host/settings";
import { believesAddresses, HttpClient, startMs } from "@/tests/support/requests/http-client";
import { siteUnderTest } from "@/tests/support/sites/site";

const data = "/api/visitor/data";
const freshAddress = () => `Reader-${randomUUID().slice(0, 13)}@Lantern.example`;

let site: string;
beforeAll(async () => {
  site = (await siteUnderTest(believesAddresses)).url;
}, startMs);

/** Puts an address on the newsletter and a waitlist, as anybody can. */
async function enlist(emailAddress: string): Promise<void> {
  const anybody = new HttpClient(site);
  expect((await anybody.post("/api/newsletter", { emailAddress, locale: "fr" })).status).toBe(204);
  expect((await anybody.post("/api/waitlist", { emailAddress, language: "de" })).status).toBe(204);
}

type SignUp = { list: string; language: string; email_address: string };
async function listsOf(client: HttpClient): Promise<SignUp[]> {
  const { json } = await client.get(data);
  return (json as { user: { lists: { sign_ups: SignUp[] } } }).user.lists.sign_ups;
}

async function userWith(emailAddress: string): Promise<HttpClient> {
  const client = new HttpClient(site);
  await client.signUp(emailAddress.toLowerCase());
  return client;
}

describe("newsletter and waitlist", () => {
  test("stand in a user's download, however the address was typed", async () => {
    const address = freshAddress();
    await enlist(address);
    const found = await listsOf(await userWith(address));
    expect(found.map(({ list, language }) => `${list} ${language}`).toSorted()).toEqual([
      "newsletter ",
      "waitlist de",
    ]);
    expect(found.every(({ email_address }) => email_address === address)).toBe(true);
  });

  test("are deleted with a user's data, and nobody else's are", async () => {
    const [mine, theirs] = [freshAddress(), freshAddress()];
    await enlist(mine);
    await enlist(theirs);
    const me = await userWith(mine);
    expect((await me.delete(data)).status).toBe(204);
    expect(await listsOf(me)).toEqual([]);
    expect(await listsOf(await userWith(theirs))).toHaveLength(2);
  });

  test("are deleted by the form of the settings too, and with the account", async () => {
    const address = freshAddress();
    await enlist(address);
    const me = await userWith(address);
    expect((await me.post("/api/account/delete-data", { confirmed: true })).status).toBe(400);
    expect(await listsOf(me)).toHaveLength(2);
    expect((await me.post("/api/account/delete-data", { confirmed: "yes" })).status).toBe(204);
    expect(await listsOf(me)).toEqual([]);

    await enlist(address);
    expect((await me.post("/api/account/delete", { confirmed: "yes" })).status).toBe(204);
    expect(await listsOf(await userWith(address))).toEqual([]);
  });

  test("go by no address that the asker only names", async () => {
    const address = freshAddress();
    await enlist(address);
    const visitor = new HttpClient(site);
    await visitor.post("/api/analytics/track-user/", { gdpr_consent: true });
    const stranger = await userWith(freshAddress());
    for (const client of [visitor, stranger]) {
      const asked = `${data}?emailAddress=${encodeURIComponent(address)}&email=${encodeURIComponent(address)}`;
      expect((await client.get(asked)).text).not.toContain(address);
      expect((await client.delete(asked)).status).toBe(204);
    }
    expect(await listsOf(await userWith(address))).toHaveLength(2);
  });

  test("go by no address that the sign-in service has not seen confirmed", async () => {
    const address = freshAddress();
    await enlist(address);
    const stranger = await userWith(freshAddress());
    // Added to the account, with the code never typed in.
    const added = await stranger.post(
      "/__clerk/v1/me/email_addresses",
      new URLSearchParams({ email_address: address.toLowerCase() }),
    );
    expect(added.status).toBe(200);
    expect(await listsOf(stranger)).toEqual([]);
    expect((await stranger.delete(data)).status).toBe(204);
    // With the code typed in it turns out that nothing was deleted.
    const { id } = (added.json as { response: { id: string } }).response;
    for (const [step, fields] of [
      ["prepare_verification", { strategy: "email_code" }],
      ["attempt_verification", { code: emailedCode }],
    ] as const)
      await stranger.post(`/__clerk/v1/me/email_addresses/${id}/${step}`, new URLSearchParams(fields));
    expect(await listsOf(stranger)).toHaveLength(2);
  });
});

describe("requests that a number not be called", () => {
  /** Asks as anybody can who names an address. */
  async function request(emailAddress: string): Promise<void> {
    const asked = { number: "+1 503 555 0123", emailAddress, locale: "de" };
    expect((await new HttpClient(site).post("/api/do-not-call", asked)).status).toBe(204);
  }
  type Kept = { number: string; email_address: string; language: string };
  async function requestsOf(client: HttpClient): Promise<Kept[]> {
    const { json } = await client.get(data);
    return (json as { user: { doNotCall: { requests: Kept[] } } }).user.doNotCall.requests;
  }

  test("stand in a user's download, and are deleted with the data, and nobody else's are", async () => {
    const [mine, theirs] = [freshAddress(), freshAddress()];
    await request(mine);
    await request(theirs);
    const me = await userWith(mine);
    expect(await requestsOf(me)).toMatchObject([
      { number: "+15035550123", email_address: mine, language: "de" },
    ]);
    expect((await me.delete(data)).status).toBe(204);
    expect(await requestsOf(me)).toEqual([]);
    expect(await requestsOf(await userWith(theirs))).toHaveLength(1);
  });

  test("are deleted with the account", async () => {
    const address = freshAddress();
    await request(address);
    const me = await userWith(address);
    expect((await me.post("/api/account/delete", { confirmed: "yes" })).status).toBe(204);
    expect(await requestsOf(await userWith(address))).toEqual([]);
  });
});

test("a deletion from another site is refused", async () => {
  const address = freshAddress();
  await enlist(address);
  const me = await userWith(address);
  expect((await me.delete(data, { origin: "https://evil.example" })).status).toBe(403);
  expect(await listsOf(me)).toHaveLength(2);
});
