/** Commands about the content as an editor types them. */
import { mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { datasetFile } from "#lib/local/shipped-library";
import { operatorFolder } from "@/tests/support/programs/operator-folder";

const { inFolder, run, write } = operatorFolder();

test("the errors of a content check are its last words but one", { timeout: 180_000 }, () => {
  const settings = { _id: "siteSettings", _type: "siteSettings" };
  const unknown = { _id: "brief-a", _type: "microBreif" };
  write("library.ndjson", ...[unknown, settings].map((one) => JSON.stringify(one)));
  const { said } = run("content-check", ["library.ndjson"]);
  const lines = said.trimEnd().split("\n");
  expect(lines.at(-1)).toMatch(/^\d+ errors, \d+ notices\.$/);
  const isNotice = lines.map((line) => line.includes(": (notice) "));
  const isFinding = lines.map((line) => line.startsWith("library.ndjson:"));
  const firstError = lines.findIndex((_, index) => isFinding[index] && !isNotice[index]);
  expect(isNotice.lastIndexOf(true)).toBe(firstError - 1);
  expect(isFinding.slice(firstError, -1)).not.toContain(false);
});

test.each([
  { address: "https://lantern.test", warning: "" },
  {
    address: "",
    warning:
      "WARNING: the links of this letter lead to http://localhost:3000, which no reader can open: LANTERN_BASE_URL is not set.\n",
  },
])(
  "letter reads the server's files, writes for this user alone, and warns of links that lead nowhere ($address)",
  { timeout: 180_000 },
  ({ address, warning }) => {
    // A week in which nothing comes out has no letter.
    const [brief = ""] = /^.*"_type":"microBrief".*$/m.exec(readFileSync(datasetFile, "utf8")) ?? [];
    const today = { ...(JSON.parse(brief) as object), publishedDate: new Date().toISOString() };
    const settings = /^.*"_type":"siteSettings".*$/m.exec(readFileSync(datasetFile, "utf8"))?.[0] ?? "";
    mkdirSync(inFolder(path.dirname(datasetFile)), { recursive: true });
    write(datasetFile, settings, JSON.stringify(today));
    write(".env.production", `LANTERN_BASE_URL=${address}`);
    write(".env.development", "LANTERN_BASE_URL=https://development.test");
    const { status, said, fault } = run("letter");
    expect({ status, fault }).toEqual({ status: 0, fault: warning });
    const file = /^\S+\.html/m.exec(said)?.[0] ?? "";
    const html = readFileSync(inFolder(file), "utf8");
    expect(html).toContain(`href="${address || "http://localhost:3000"}/`);
    const modeOf = (name: string) => statSync(inFolder(name)).mode & 0o777;
    expect([modeOf(".lantern"), modeOf(".lantern/letter"), modeOf(file)]).toEqual([0o700, 0o700, 0o600]);
  },
);

test("content-translate keeps a sheet that somebody has begun to fill in, and writes the others", () => {
  const original = (name: string) => ({
    _id: `brief-${name}`,
    _type: "microBrief",
    title: `About ${name}`,
    slug: { _type: "slug", current: name },
  });
  write("library.ndjson", ...["bots", "loops"].map((name) => JSON.stringify(original(name))));
  const begun = JSON.stringify({ slug: "bots", title: "Sobre los bots" });
  write("brief-bots.json", begun);
  const ask = () =>
    run("content-translate", ["es", "--file", "library.ndjson", "--sheet", "brief-bots", "brief-loops"]);
  expect(ask()).toEqual({
    status: 1,
    said: "Wrote brief-loops.json.\n",
    fault:
      "brief-bots.json has words that are not in the dataset, and stays as it is: move it away, or name another folder by --to.\n",
  });
  expect(readFileSync(inFolder("brief-bots.json"), "utf8")).toBe(begun);
  // Nobody has filled in anything.
  write("brief-bots.json", JSON.stringify({ slug: "bots" }));
  expect(ask()).toMatchObject({ status: 0, fault: "" });
  expect(ask()).toMatchObject({ status: 0, fault: "" });
});

test("content-translate makes the folder that its sheets are to go to", () => {
  write("library.ndjson", '{"_id":"brief-bots","_type":"microBrief","title":"About bots"}');
  const to = path.join("sheets", "es");
  expect(
    run("content-translate", ["es", "--file", "library.ndjson", "--sheet", "brief-bots", "--to", to]),
  ).toEqual({ status: 0, said: `Wrote ${path.join(to, "brief-bots.json")}.\n`, fault: "" });
});

test.each(["content-import", "content-languages", "content-translate"])(
  "%s does not guess which document a library means",
  { timeout: 180_000 },
  (script) => {
    write(".env", "SANITY_PROJECT_ID=lantern", "SANITY_API_WRITE_TOKEN=write");
    const brief = (more: object) => JSON.stringify({ _type: "microBrief", ...more });
    const about = (file: string) =>
      run(
        script,
        script === "content-languages"
          ? [file]
          : ["--file", file, ...(script === "content-translate" ? ["es", "."] : [])],
      );
    write("twice.ndjson", brief({ _id: "a" }), "", brief({ _id: "a", title: "Another" }));
    write("nameless.ndjson", brief({}));
    expect(about("twice.ndjson")).toEqual({
      status: 1,
      said: "",
      fault: "twice.ndjson:3: a is on line 1 already\n",
    });
    expect(about("nameless.ndjson")).toEqual({
      status: 1,
      said: "",
      fault: "nameless.ndjson:1: has no _id\n",
    });
    expect(about(".").fault).toMatch(/^\.: EISDIR.*\n$/);
  },
);
