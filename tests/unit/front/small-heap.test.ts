/** In a process of its own: what is set holds for the whole of V8. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const script = `
  import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
  import { runInNewContext } from "node:vm";
  import { keepHeapSmall } from "./lib/front/small-heap.ts";
  keepHeapSmall();
  const kept = [];
  const churn = async (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      kept.push(Array.from({ length: 20_000 }, (_, number) => ({ round, number })));
      if (kept.length > 20) kept.shift();
      if (round % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const tell = () => {
    const nursery = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    console.log(Math.round((nursery.space_used_size + nursery.space_available_size) / 2 ** 20));
  };
  await churn(200);
  tell();
  // What V8 does in a process that has nothing to do.
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  for (let pause = 0; pause < 3; pause += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
  await churn(200);
  tell();
`;

test("V8 makes new objects in sixteen mebibytes, however many outlive a collection, and again after a rest", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout.trim().split("\n")).toEqual(["16", "16"]);
});
