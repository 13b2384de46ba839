import { readFile } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { siteDefaults } from "#lib/base/site/site-defaults";
import { isFilledIn, missingDetails } from "#lib/publication/content/operator-details";

const complete = {
  operatorName: "Harbor Family Media LLC",
  operatorAddress: "12 Quay Street\n04101 Portland",
  privacyContact: "privacy@harborfamily.org",
  reviewers: [{ name: "Ana Ruiz", role: "School counselor" }],
};

test.each([
  "[Your company]",
  "Your name",
  "privacy@lantern.example",
  "hello@example.com",
  "hello@example.net",
  "hello@example.org",
  "John Doe",
  "jane doe",
  "Placeholder",
  "Lorem ipsum dolor",
  "n/a",
  "TBD",
  "XXX",
  "  ",
  null,
  12,
])("%j is a placeholder", (value) => {
  expect(isFilledIn(value)).toBe(false);
});

test("what an operator would write is none", () => {
  for (const value of ["Lantern Example Street School Association", "Verein Beispiel e. V.", "Doe & Sons"])
    expect(isFilledIn(value), value).toBe(true);
  expect(missingDetails(complete)).toEqual([]);
});

test("one reviewer with a name is enough, whoever is yet to be filled in", () => {
  const reviewers = [{ name: "[name]" }, { name: "Ana Ruiz" }];
  expect(missingDetails({ ...complete, reviewers })).toEqual([]);
});

test("what is missing is named, and a reviewer without a name is none", () => {
  expect(missingDetails(null)).toEqual([
    "the legal name",
    "the postal address",
    "the contact for privacy",
    "the reviewers",
  ]);
  expect(missingDetails({ ...complete, operatorName: "[name]", reviewers: [{ role: "Nurse" }] })).toEqual([
    "the legal name",
    "the reviewers",
  ]);
});

const store = vi.hoisted((): { settings: unknown } => ({ settings: undefined }));
vi.mock("#lib/platform/server/content/content-store", () => ({ askStore: async () => store.settings }));
const warn = vi.hoisted(() => vi.fn());
vi.mock("#lib/platform/server/logger", () => ({ logger: { warn } }));

/** Starts a process of its own at a public address, with these settings. */
async function start(address: string | undefined, settings: unknown, contact = {}) {
  store.settings = settings;
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubEnv("NODE_ENV", "production");
  for (const [name, value] of Object.entries({ LANTERN_BASE_URL: address, ...contact }))
    vi.stubEnv(name, value);
  vi.doMock("#lib/base/values/process-wide", () => ({
    processWide: (_: string, make: () => unknown) => make(),
  }));
  const { warnOfMissingDetails } = await import("#lib/publication/content/operator-warning");
  await warnOfMissingDetails();
  await warnOfMissingDetails();
}
const contact = {
  LANTERN_EMAIL: "hello@harborfamily.org",
  LANTERN_PHONE: "+1 207 555 0199",
  LANTERN_CITY: "Portland, Maine",
};

beforeEach(() => warn.mockClear());

test("a public site that does not say who runs it is told so once, at its start", async () => {
  await start("https://lantern.harborfamily.org", { ...complete, operatorAddress: "" });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { missing: ["the postal address", "LANTERN_EMAIL, LANTERN_PHONE and LANTERN_CITY"] },
    expect.stringContaining("who runs it"),
  );
});

test("a site that says it, and one of this machine, are not", async () => {
  await start("https://lantern.harborfamily.org", complete, contact);
  await start("http://localhost:3000", null);
  await start(undefined, null);
  expect(warn).not.toHaveBeenCalled();
});

test.each([{ LANTERN_EMAIL: siteDefaults.email }, { LANTERN_PHONE: siteDefaults.phone }])(
  "an operator who has copied the example %j has named no contact of their own",
  async (example) => {
    await start("https://lantern.harborfamily.org", complete, { ...contact, ...example });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { missing: ["LANTERN_EMAIL, LANTERN_PHONE and LANTERN_CITY"] },
      expect.stringContaining("who runs it"),
    );
  },
);

test("the examples of .env.example are the defaults, by which they are known", async () => {
  const file = await readFile(".env.example", "utf8");
  const { email, phone } = siteDefaults;
  expect(file).toContain(`\n# LANTERN_EMAIL=${email}\n# LANTERN_PHONE=${phone}\n`);
});
