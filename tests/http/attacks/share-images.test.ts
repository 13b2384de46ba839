/** A share image has one address. Whatever else is spelled like it draws nothing and leaves nothing on disk. */
import { existsSync, readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { send } from "@/tests/support/requests/raw-request";
import { untranslatedTerm } from "@/tests/support/requests/shipped-path";
import { siteUnderTest } from "@/tests/support/sites/site";
import { buildFolder } from "#lib/platform/build-folder";

const slug = "filters-and-the-mirror";
const image = `/share/brief/${slug}.png`;

let url = "";
beforeAll(async () => {
  ({ url } = await siteUnderTest());
});

/** Files that Next keeps of this share image. Tests beside this one draw others. */
const drawn = (): string[] =>
  ["server/app", "server/route-cache"]
    .map((folder) => `${buildFolder()}/${folder}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }))
    .filter((path) => path.includes("share/") && /mirror.*\.body$/i.test(path))
    .toSorted();

const encoded = (text: string, times: number): string =>
  times === 0
    ? text
    : encoded(
        text.replaceAll("%", "%25").replace(/^[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
        times - 1,
      );

const unknown = [
  `/share/brief/%25${slug.charCodeAt(0).toString(16)}${slug.slice(1)}.png`,
  `/share/brief/${encoded(slug, 2)}.png`,
  `/share/brief/${encoded(slug, 3)}.png`,
  `/share/brief/${slug}%252Epng`,
  `/share/brief/${slug}%252epng.png`,
  `/share/brief/filters%252dand-the-mirror.png`,
  `/share/%2562rief/${slug}.png`,
  `/share/Brief/${slug}.png`,
  `/SHARE/brief/${slug}.png`,
  `/share/brief/${slug.toUpperCase()}.png`,
  `/share/brief/Filters-and-the-mirror.png`,
  `/share/brief/${slug}.PNG`,
  `/share/brief/${slug}.png%20`,
  `/share/brief/%20${slug}.png`,
  `/share/brief/${slug}%20.png`,
  `/share/brief/${slug}.png.png`,
  `/share/brief/${slug}.png.`,
  `/share/brief/${slug}..png`,
  `/share/brief/${slug}.png;x`,
  `/share/brief/${slug};x.png`,
  `/share/brief/${slug}.png%3Fx`,
  `/share/brief/${slug}.png%23x`,
  `/share/brief/${slug}.png%2F`,
  `/share/brief/x%2F${slug}.png`,
  `/share/brief/x/${slug}.png`,
  `/share/brief/${slug}.png/x`,
  `/share/brief/${slug}.jpg`,
  `/share/brief/${slug}.webp`,
  `/share/brief/${slug}`,
  `/share/brief/.png`,
  `/share/brief/%EF%BB%BF${slug}.png`,
  `/share/brief/${slug}%E2%80%8B.png`,
  `/share/brief/ﬁlters-and-the-mirror.png`,
  `/share/brief/${slug}.en.png`,
  `${untranslatedTerm("fr").replace("/glossary/", "/share/term/")}.fr.png`,
  `/share/brief/${slug}.es-mx.png`,
  `/share/brief/${slug}.ES.png`,
  `/share/brief/no-such-brief.png`,
  `/share/action/${slug}.png`,
  `/share/term/${slug}.png`,
  `/share/made-up/${slug}.png`,
  `/share/__proto__/${slug}.png`,
  `/es/share/brief/${slug}.png`,
].map((path) => encodeURI(path).replaceAll("%25", "%"));

test("every other spelling of a share image is 404 and leaves no file", async () => {
  expect((await send(url, image)).status).toBe(200);
  const before = drawn();
  expect(before.filter((path) => path.endsWith(`share/brief/${slug}.png.body`))).not.toEqual([]);
  for (const path of unknown) expect([path, (await send(url, path)).status]).toEqual([path, 404]);
  expect(drawn()).toEqual(before);
});

test("the encodings that every address has are the one image", async () => {
  const before = drawn();
  for (const path of [
    `/share/brief/${encoded(slug, 1)}.png`,
    `/share/brief/${slug}%2Epng`,
    `/share/brief/filters%2dand-the-mirror.png`,
    `${image}?x=1`,
    `${image}?url=http://evil.example/`,
  ]) {
    const answer = await send(url, path);
    expect([path, answer.status, answer.headers["content-type"]]).toEqual([path, 200, "image/png"]);
  }
  expect(drawn()).toEqual(before);
});

test("in the language of a translation, the original's address leads to the translation's image", async () => {
  const { status, headers } = await send(url, `/share/brief/${slug}.es.png`);
  expect([status, headers.location]).toEqual([308, "/share/brief/filtros-de-belleza-y-el-espejo.es.png"]);
});

test("where only slashes differ, the address leads to the image", async () => {
  for (const path of [
    `/share/brief/${slug}.png/`,
    `/share/brief//${slug}.png`,
    `//share/brief/${slug}.png`,
  ]) {
    const { status, headers } = await send(url, path);
    expect([path, status, headers.location]).toEqual([path, 308, image]);
  }
});

test("Next's own scaler of pictures is not there", async () => {
  const picture = encodeURIComponent("/icon-192.png");
  expect((await send(url, `/_next/image?url=${picture}&w=640&q=75`)).status).toBe(404);
});
