/** A Range asks for a part; what we send is small, and comes whole. */
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "@/tests/support/requests/raw-request";
import { siteUnderTest } from "@/tests/support/sites/site";
import { buildFolder } from "#lib/platform/build-folder";

let url = "";
beforeAll(async () => {
  ({ url } = await siteUnderTest());
});

const chunk = readdirSync(`${buildFolder()}/static/chunks`).find((name) => name.endsWith(".js")) ?? "";
const picture = readdirSync("public/images", { recursive: true, encoding: "utf8" }).find((name) =>
  /\.(?:webp|jpe?g|png)$/.test(name),
);
const addresses = [
  `/_next/static/chunks/${chunk}`,
  `/images/${picture}`,
  "/icon-192.png",
  "/sw.js",
  "/robots.txt",
  "/feed.xml",
  "/share/site.png",
  "/about",
  "/search?q=game",
  "/api/feed",
];
const ranges = [
  "bytes=0-5",
  "bytes=99999999-",
  "bytes=-0",
  "bytes=-99999999999",
  "bytes=5-2",
  "bytes=0-1,3-4,6-7",
  "bytes=abc",
  "bytes=",
  "items=0-1",
  `bytes=${"0-0,".repeat(2_000)}1-1`,
];

for (const address of addresses)
  describe(address, () => {
    for (const range of ranges)
      for (const cookie of ["", "__session=x"])
        test(`Range: ${range.slice(0, 30)}${cookie && ", with a session's cookie"}`, async () => {
          const whole = await send(url, address);
          const answer = await send(url, address, {
            range,
            "if-range": String(whole.headers.etag),
            ...(cookie ? { cookie } : {}),
          });
          expect(answer.status).toBe(200);
          expect(answer.headers).not.toHaveProperty("content-range");
          expect(answer.headers).not.toHaveProperty("accept-ranges");
          expect(answer.body.length).toBe(whole.body.length);
        });
  });

test("a Range for a page is answered by the cached page", async () => {
  await send(url, "/about");
  const { headers } = await send(url, "/about", { range: "bytes=0-5" });
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});
