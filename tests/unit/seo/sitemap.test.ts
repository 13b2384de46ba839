/** What the sitemap says of the time a page last changed. */
import { expect, test } from "vitest";
import { GET } from "@/app/sitemap.xml/route";
import { absoluteUrl } from "#lib/platform/site";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

test("a date without its seconds or its zone, which the site reads, is a whole moment in the sitemap", async () => {
  const brief = (slug: string, publishedDate: string) => ({
    _id: slug,
    _type: "microBrief",
    _createdAt: "2026-01-01T00:00:00Z",
    _updatedAt: "2026-01-01T00:00:00Z",
    title: slug,
    slug: { current: slug },
    publishedDate,
  });
  store.documents = [
    brief("whole", "2026-01-05T09:00:00+02:00"),
    brief("no-seconds", "2026-01-05T09:00Z"),
    brief("no-zone", "2026-01-05T09:00:00"),
    brief("with-more", "2026-01-05T09:00Z<and more>"),
  ];
  const xml = await (await GET()).text();
  const dateOf = (slug: string): string | undefined => {
    const [entry = ""] = xml.split(`<loc>${absoluteUrl(`/micro-briefs/${slug}`)}</loc>`).slice(1);
    return /^<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1];
  };
  const nine = new Date("2026-01-05T09:00:00").toISOString();
  expect(dateOf("whole")).toBe("2026-01-05T07:00:00.000Z");
  expect(dateOf("no-seconds")).toBe("2026-01-05T09:00:00.000Z");
  expect(dateOf("no-zone")).toBe(nine);
  expect(xml).toContain(absoluteUrl("/micro-briefs/with-more"));
  expect(dateOf("with-more")).toBeUndefined();
});

test("Portuguese as it is written in Brazil is for everybody who reads it; Spanish has an address of its own for that", async () => {
  store.documents = [];
  const [, about = ""] = (await (await GET()).text()).split(`<loc>${absoluteUrl("/about", "pt")}</loc>`);
  const [entry = ""] = about.split("</url>");
  const named = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]);
  expect(named).toEqual([
    ["en", absoluteUrl("/about")],
    ["es", absoluteUrl("/about", "es")],
    ["es-MX", absoluteUrl("/about", "es-mx")],
    ["fr", absoluteUrl("/about", "fr")],
    ["de", absoluteUrl("/about", "de")],
    ["pt-BR", absoluteUrl("/about", "pt")],
    ["pt", absoluteUrl("/about", "pt")],
    ["x-default", absoluteUrl("/about")],
  ]);
});
