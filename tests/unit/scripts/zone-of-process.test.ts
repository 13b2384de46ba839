import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** What a process of ours prints that is started where clocks are put forward at midnight, on 24 April 2026. */
async function printedInCairo(work: string): Promise<unknown> {
  const code = `
    import { loadEnvFiles } from "./scripts/read-env.ts";
    loadEnvFiles();
    const { readOpeningTag } = await import("#lib/product/directory/hours/opening-tag");
    console.log(JSON.stringify(${work}));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, TZ: "Africa/Cairo" },
  });
  return JSON.parse(stdout);
}

test("whatever zone a machine is in, what is open round the clock is, and a time without a zone is UTC's", async () => {
  const place = { latitude: 47.6, longitude: -122.3, country: "US", region: "WA" };
  const friday = { year: 2026, month: 4, day: 24 };
  const week = `readOpeningTag("24/7; Dec 25 off", ${JSON.stringify(place)}, ${JSON.stringify(friday)})
    .weekFrom(${JSON.stringify(friday)}).hours.friday`;
  expect(await printedInCairo(`[${week}, new Date("2026-07-01T10:00:00")]`)).toEqual([
    [{ opens: "00:00", closes: "24:00" }],
    "2026-07-01T10:00:00.000Z",
  ]);
});
