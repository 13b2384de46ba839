/** What Clerk keeps of a user beyond what the local sign-in host knows. The rest: `tests/http/attacks/sign-in-security.test.ts`. */
import { expect, test } from "vitest";
import { standInForClerk } from "@/tests/support/services/clerk-api";

const user = {
  object: "user",
  id: "user_1",
  username: "robin.reed",
  first_name: "Robin",
  has_image: true,
  image_url: "https://img.clerk.example/robin",
  email_addresses: [],
  phone_numbers: [
    { id: "idn_1", phone_number: "+12025550142", verification: { status: "verified" }, linked_to: [] },
    { id: "idn_2", phone_number: "+12025550143", verification: null, linked_to: [] },
  ],
  external_accounts: [
    {
      id: "eac_1",
      provider: "oauth_google",
      provider_user_id: "1234",
      email_address: "robin@mail.example",
      first_name: "Robin",
      last_name: "Reed",
      username: "robin",
      image_url: "https://mail.example/robin",
      approved_scopes: "email profile",
    },
  ],
  created_at: 1_750_000_000_000,
  last_sign_in_at: null,
};

standInForClerk(({ url }) => ({ body: url?.startsWith("/v1/users/") ? user : { data: [], total_count: 0 } }));

test("telephone numbers, the picture and what a provider has told are in the download", async () => {
  const { exportOfUser } = await import("@/lib/platform/server/sign-in/sign-in-data");
  expect(await exportOfUser("user_1")).toMatchObject({
    account: {
      id: "user_1",
      username: "robin.reed",
      phones: [
        { number: "+12025550142", isVerified: true },
        { number: "+12025550143", isVerified: false },
      ],
      picture: "https://img.clerk.example/robin",
      providers: [
        {
          name: "oauth_google",
          id: "1234",
          email: "robin@mail.example",
          username: "robin",
          firstName: "Robin",
          lastName: "Reed",
          picture: "https://mail.example/robin",
        },
      ],
    },
  });
});
