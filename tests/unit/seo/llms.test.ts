import { expect, test, vi } from "vitest";
import { GET } from "@/app/llms.txt/route";
import { absoluteUrl } from "#lib/platform/site";

const store = vi.hoisted(() => ({ documents: [] as unknown[] }));

vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock("#lib/platform/server/content-store", async (original) => {
  const { storeOfDocuments } = await import("@/tests/support/store-of-documents");
  return { ...(await original<object>()), ...storeOfDocuments(() => store.documents) };
});

test("each piece is one line of llms.txt, however its summary is broken", async () => {
  const brief = { _id: "lamp", _type: "microBrief", title: "Lamps", slug: { current: "lamps" } };
  store.documents = [{ ...brief, summary: "What they are.\n\nAnd what  they do." }];
  const lines = (await (await GET()).text()).split("\n");
  expect(lines).toContain(
    `- [Lamps](${absoluteUrl("/micro-briefs/lamps")}): What they are. And what they do.`,
  );
});

test("a bracket in a title neither ends the link nor begins another", async () => {
  const brief = { _id: "lamp", _type: "microBrief", title: "Lamps :] and [more", slug: { current: "lamps" } };
  store.documents = [brief];
  const lines = (await (await GET()).text()).split("\n");
  expect(lines).toContain(`- [Lamps :\\] and \\[more](${absoluteUrl("/micro-briefs/lamps")})`);
});
