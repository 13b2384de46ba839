import { expect, test } from "vitest";
import { startSite } from "@/tests/support/sites/site-server";

test("a build with the local key refuses to serve unless told that this is a machine of one's own", async () => {
  await expect(startSite({ LANTERN_LOCAL_SIGN_IN: "" })).rejects.toThrow("LANTERN_LOCAL_SIGN_IN=1");
});

test("a build refuses to serve under another key than its own", async () => {
  const key = `pk_live_${Buffer.from("clerk.lantern.example$").toString("base64")}`;
  await expect(
    startSite({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key, CLERK_SECRET_KEY: "sk_live_of_the_tests" }),
  ).rejects.toThrow("Build again");
});
