import { expect, test } from "vitest";
import { isSignedInEndpoint, productSegments } from "#lib/base/addresses/signed-in-paths";
import { asksFirst, callsOf, defaultExport, endpointFunctions, exportedFunctions } from "./guarded-code";
import { sourceFiles } from "./source-files";

/** The address that a file of app/ answers, without groups and the language. */
const addressOf = (file: string) =>
  file
    .replace(/^app/, "")
    .replace(/\/(?:page|layout|route)\.tsx?$/, "")
    .replaceAll(/\/\(\w+\)/g, "")
    .replace(/^\/\[locale\]/, "");

const files = sourceFiles("app");
const screens = files.filter(({ file }) => /\/\(app\)\/(?:.*\/)?(?:page|layout)\.tsx$/.test(file));
const endpoints = files.filter(
  ({ file }) => /^app\/api\/.*route\.ts$/.test(file) && isSignedInEndpoint(addressOf(file)),
);

test("every page and layout of the product asks who is signed in before it calls anything", () => {
  expect(screens.length).toBeGreaterThan(1);
  const wrong = screens.filter((file) => !asksFirst(file, defaultExport(file) ?? ""));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("a page's metadata reads nothing but words unless it asks first", () => {
  const harmless =
    /^(?:t|getTranslations|shellMetadata|\(await getTranslations\(.*\)\)|requireLocale|currentLocale)$/;
  const wrong = screens.filter((file) => {
    const calls = callsOf(file, "generateMetadata") ?? [];
    return !calls.every((call) => harmless.test(call)) && !asksFirst(file, "generateMetadata");
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("every endpoint for signed-in readers asks who is signed in before it calls anything", () => {
  expect(endpoints.length).toBeGreaterThan(0);
  const wrong = endpoints.flatMap((file) => {
    const answers = endpointFunctions(file);
    if (answers.length === 0) return [`${file.file} answers by no endpoint()`];
    return answers.filter((name) => !asksFirst(file, name)).map((name) => `${file.file} ${name}`);
  });
  expect(wrong).toEqual([]);
});

test("every server action asks who is signed in before it calls anything", () => {
  const actions = sourceFiles("app", "components", "lib").filter(({ text }) =>
    /^\s*"use server"/m.test(text),
  );
  const wrong = actions.flatMap((file) =>
    exportedFunctions(file)
      .filter((name) => !asksFirst(file, name))
      .map((name) => `${file.file} ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("the one path of the product's forms asks the guard it is handed first", () => {
  const forms = sourceFiles("lib", "app").filter(({ text }) => text.includes("function takeForm<"));
  expect(forms.map((file) => asksFirst(file, "takeForm"))).toEqual([true]);
});

test("nothing of the product lies outside its group", () => {
  const pages = files.filter(({ file }) => /page\.tsx$/.test(file));
  const outside = pages.filter(
    ({ file }) =>
      productSegments.some((segment) => addressOf(file).split("/")[1] === segment) &&
      !file.includes("/(app)/"),
  );
  expect(outside.map(({ file }) => file)).toEqual([]);
});
