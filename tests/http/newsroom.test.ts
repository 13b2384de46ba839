/**
 * Site, content lake and Studio as one command starts them,
 * with a page in place of the Studio (see tests/sweep/newsroom.spec.ts).
 */
import { readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lakeClient } from "@/tests/support/services/content-lake";
import { startTestNewsroom, type Newsroom } from "@/tests/support/sites/newsroom";
import { startServer, type HttpServer } from "@/tests/support/services/http-server";
import { copySite } from "@/tests/support/sites/site-copy";
import { dataFolderWithDatabase, type DataFolder } from "@/tests/support/sites/site-server";

let folder: string;
let data: DataFolder;
let taken: HttpServer;
let newsroom: Newsroom;
let client: SanityClient;
beforeAll(async () => {
  folder = copySite();
  data = dataFolderWithDatabase();
  taken = await startServer(() => undefined);
  newsroom = await startTestNewsroom({ folder, dataFolder: data.path, port: taken.port });
  const token = readFileSync(path.join(data.path, "content-lake/token"), "utf8");
  client = lakeClient({ address: newsroom.lake, token });
});
afterAll(async () => {
  await taken.stop();
  try {
    await newsroom.stop();
  } finally {
    data.remove();
    rmSync(folder, { recursive: true });
  }
});

const brief = {
  id: "brief-video-calls-with-grandparents",
  path: "/micro-briefs/video-calls-with-grandparents",
};
const portOf = (address: string) => Number(new URL(address).port);
const pageOf = async (address: string) => (await fetch(newsroom.site + address)).text();

/** Whether somebody listens there. Of what is bound to every address, each of 127.0.0.0/8 is one. */
const isListening = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });

test("the newsroom says three addresses, one a line, and nothing else; a port that is taken is passed over", () => {
  expect(newsroom.said()).toBe(
    `Site: ${newsroom.site}\nStudio: ${newsroom.studio}\nContent lake: ${newsroom.lake}\n`,
  );
  expect(portOf(newsroom.site)).toBeGreaterThan(taken.port);
  const ports = [newsroom.site, newsroom.studio, newsroom.lake].map(portOf);
  expect(new Set(ports).size).toBe(3);
});

test("all three answer on 127.0.0.1, and on no other address of the machine", async () => {
  for (const address of [newsroom.site, newsroom.studio, newsroom.lake]) {
    expect(await isListening("127.0.0.1", portOf(address)), address).toBe(true);
    expect(await isListening("127.0.0.2", portOf(address)), address).toBe(false);
  }
});

test("the Studio is told of the lake and signed in by its token, which is for its user's eyes alone", async () => {
  const file = path.join(data.path, "content-lake/token");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await (await fetch(newsroom.studio)).json()).toEqual({
    projectId: "lantern",
    apiHost: newsroom.lake,
    token: readFileSync(file, "utf8"),
    site: newsroom.site,
  });
});

test("what is published in the lake is on the site at once, and what is drafted is not", async () => {
  await client.createOrReplace({
    ...(await client.getDocument(brief.id)),
    _id: `drafts.${brief.id}`,
    _type: "microBrief",
    title: "Grandparents on the screen",
  });
  expect(await pageOf(brief.path)).not.toContain("Grandparents on the screen");
  await client.action({
    actionType: "sanity.action.document.publish",
    draftId: `drafts.${brief.id}`,
    publishedId: brief.id,
  });
  await expect
    .poll(() => pageOf(brief.path), { interval: 50, timeout: 60_000 })
    .toContain("Grandparents on the screen");
});

test("a page may be framed by the Studio alone, and only as an editor sees it with drafts", async () => {
  const policyOf = async (headers: Record<string, string> = {}) => {
    const { headers: given } = await fetch(newsroom.site + brief.path, { headers });
    return /frame-ancestors ([^;]*)/.exec(given.get("content-security-policy") ?? "")?.[1];
  };
  expect(await policyOf()).toBe("'self'");
  expect(await policyOf({ cookie: "__prerender_bypass=guessed" })).toBe("'self'");
  const secret = "preview-secret-of-the-tests";
  const entered = await fetch(
    `${newsroom.site}/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/`,
    { redirect: "manual" },
  );
  const cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect(await policyOf({ cookie })).toBe(`'self' ${newsroom.studio}`);
});

test("Ctrl+C ends all three, and nothing of what was written is lost", async () => {
  const before = await client.getDocument(brief.id);
  expect(await newsroom.stop()).toBe(0);
  for (const address of [newsroom.site, newsroom.studio, newsroom.lake])
    expect(await isListening("127.0.0.1", portOf(address)), address).toBe(false);
  newsroom = await startTestNewsroom({ folder, dataFolder: data.path, port: taken.port });
  client = lakeClient({
    address: newsroom.lake,
    token: readFileSync(path.join(data.path, "content-lake/token"), "utf8"),
  });
  expect(await client.getDocument(brief.id)).toEqual(before);
  expect(await pageOf(brief.path)).toContain("Grandparents on the screen");
});
