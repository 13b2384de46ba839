/** The operators' guide lists the commands that open the database, and how the container is run. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const guide = readFileSync("docs/operators.md", "utf8");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** The commands that the guide names from one phrase to the next. */
function listed(from: string, to: string): string[] {
  const [, list = ""] = guide.split(from);
  return [...(list.split(to)[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name).toSorted();
}

/** The commands whose script opens the database. */
const opening = Object.entries(scripts)
  .filter(([, command]) =>
    readdirSync("scripts")
      .filter((file) => command.endsWith(` scripts/${file}`))
      .some((file) => readFileSync(`scripts/${file}`, "utf8").includes('from "./run-with-database.ts"')),
  )
  .map(([name]) => name)
  .toSorted();

test("the guide names each command for which the embedded database has to be free", () => {
  expect(opening).toContain("calls");
  expect(listed("Stop the server before", ".")).toEqual(opening);
});

test("the guide names each command of the database among those of a container, and none that there is not", () => {
  const inContainer = listed("**In a container** there are", ".");
  expect(inContainer).toEqual(expect.arrayContaining(opening));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(inContainer));
});

test("a container is given as long to end as the service of systemd is", () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)/m.exec(readFileSync("deploy/lantern.service", "utf8")) ?? [];
  expect(Number(seconds)).toBeGreaterThan(14);
  expect(readFileSync("deploy/Dockerfile", "utf8")).toContain(
    `docker run -d --restart unless-stopped --stop-timeout ${seconds} `,
  );
  expect(readFileSync("deploy/compose.yaml", "utf8")).toContain(`stop_grace_period: ${seconds}s`);
});
