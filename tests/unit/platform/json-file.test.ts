import { expect, test, vi } from "vitest";
import { jsonFile } from "#lib/platform/server/api/json-file";
import { logger } from "#lib/platform/server/logger";

const textOf = (value: unknown) => new Response(jsonFile(value)).text();

async function* listed(items: readonly unknown[]): AsyncGenerator {
  yield* items;
}

const event = { url: "/one", at: new Date("2026-03-01T12:00:00Z"), data: { lines: "a\nb", none: null } };

test("a file reads as if it had been written at once", async () => {
  const values = [
    { exported_at: "now", user: null, visitor: { known: { id: "1" }, left: undefined, events: [event, 2] } },
    { empty: {}, nothing: [], list: [[], {}, [event], "text", null] },
    [],
    "text",
    null,
  ];
  for (const value of values) expect(await textOf(value)).toBe(JSON.stringify(value, null, 2));
});

test("a list that is read as it goes is written as any other", async () => {
  for (const items of [[], [event], [event, event, 7]])
    expect(await textOf({ events: listed(items), after: 1 })).toBe(
      JSON.stringify({ events: items, after: 1 }, null, 2),
    );
});

test("what holds no such list is one piece, however much it is", async () => {
  const read = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, at) => [`brief-${at}`, { at, done: [1] }]),
  );
  const value = { user: { progress: { read } }, visitor: { events: listed([event, event]), name: "one" } };
  let pieces = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      pieces += 1;
      controller.enqueue(piece);
    },
  });
  const text = await new Response(jsonFile(value).pipeThrough(counted)).text();
  expect(text).toBe(
    JSON.stringify({ ...value, visitor: { ...value.visitor, events: [event, event] } }, null, 2),
  );
  expect(pieces).toBeLessThan(20);
});

test("nothing is read ahead of whoever takes the file, and nothing after they have gone", async () => {
  let read = 0;
  let isLetGo = false;
  async function* endless(): AsyncGenerator {
    try {
      for (;;) yield (read += 1);
    } finally {
      isLetGo = true;
    }
  }
  const reader = jsonFile(endless()).getReader();
  expect(read).toBe(0);
  await reader.read();
  await reader.read();
  expect(read).toBe(2);
  await reader.cancel();
  expect(isLetGo).toBe(true);
});

test("where reading fails the file breaks off, and the log says so", async () => {
  const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  async function* failing(): AsyncGenerator {
    yield event;
    throw new Error("the database is away");
  }
  await expect(textOf({ events: failing() })).rejects.toThrow("the database is away");
  expect(logged).toHaveBeenCalledWith({ error: "the database is away" }, "a file broke off");
  logged.mockRestore();
});
