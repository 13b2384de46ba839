/** When documents were deleted, as a long history tells. */
import { expect, test } from "vitest";
import { deletionsOf } from "@/scripts/content/sanity-project";
import { startServer } from "@/tests/support/services/http-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

type Transaction = { id: string; timestamp: string; documentIDs: string[] };

/** A project with this history, newest first. It answers with as many transactions as it is asked for. */
async function projectWith(history: readonly Transaction[]) {
  const server = await startServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://project");
    const ids = url.pathname.split("/").at(-1)?.split(",") ?? [];
    const of = history.filter(({ documentIDs }) => documentIDs.some((id) => ids.includes(id)));
    const lines = of.slice(0, Number(url.searchParams.get("limit"))).map((one) => JSON.stringify(one));
    response.end(lines.join("\n"));
  });
  return { base: untilTestEnds(server).url, dataset: "production", token: "token" };
}

test("a deletion is known, though thousands of changes of another document came after it", async () => {
  const changes = Array.from({ length: 2500 }, (_, place) => ({
    id: `t${place}`,
    timestamp: "2026-11-02T08:00:00Z",
    documentIDs: ["busy"],
  }));
  const old = { id: "old", timestamp: "2026-10-02T08:00:00Z", documentIDs: ["term-a"] };
  const project = await projectWith([...changes, old]);
  expect(await deletionsOf(project, ["busy", "term-a", "never"])).toEqual(
    new Map([
      ["busy", Date.parse("2026-11-02T08:00:00Z")],
      ["term-a", Date.parse("2026-10-02T08:00:00Z")],
    ]),
  );
});
