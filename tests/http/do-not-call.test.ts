/** The form by which a business asks not to be called: it works without JavaScript, loses nothing, and counts for nothing yet. */
import { spawnSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { asServer } from "@/tests/support/programs/as-server";
import { dataFolderWithDatabase, startSite } from "@/tests/support/sites/site-server";
import { attributes, textOf } from "@/tests/support/requests/pages";
import { siteUnderTest } from "@/tests/support/sites/site";
import { locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { honeypotField } from "#lib/base/site/form-problems";
import { readMessages } from "#lib/base/i18n/messages";

const send = (url: string, fields: Record<string, string>) =>
  fetch(`${url}/api/do-not-call`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url },
    body: new URLSearchParams({
      locale: "en",
      number: "+1 202 555 0142",
      emailAddress: "ada@example.org",
      ...fields,
    }),
  });

test("its page stands in each language, and every page leads to it", async () => {
  const { url } = await siteUnderTest();
  for (const locale of locales) {
    const words = (await readMessages(locale)).calls.doNotCall;
    const page = await fetch(url + localePath("/do-not-call", locale));
    expect(page.status, locale).toBe(200);
    const html = await page.text();
    expect(textOf(html), locale).toContain(words.proof.slice(0, 40));
    expect(html, locale).toMatch(
      new RegExp(`<a [^>]*href="${localePath("/privacy", locale)}"[^>]*>${words.ofCalls}</a>`),
    );
    // Where Subscribe leads; the only form to fill in is the page's own.
    expect(attributes(html, "section", "id"), locale).toContain("subscribe");
    expect(attributes(html, "form", "action"), locale).not.toContain("/api/newsletter");
    expect(await (await fetch(url + localePath("/about", locale))).text()).toContain(
      `href="${localePath("/do-not-call", locale)}"`,
    );
  }
});

test("what is wrong is said beside what was typed, and nothing of it is lost", async () => {
  const { url } = await siteUnderTest();
  for (const [fields, code] of [
    [{ number: "" }, "numberRequired"],
    [{ number: "555" }, "numberInvalid"],
    [{ emailAddress: "" }, "emailRequired"],
    [{ emailAddress: "nobody" }, "emailInvalid"],
  ] as const) {
    const answer = await send(url, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`/do-not-call?problem=${code}`);
    const [cookie = ""] = answer.headers.getSetCookie();
    const page = await fetch(`${url}/do-not-call?problem=${code}`, {
      headers: { cookie: cookie.split(";")[0] ?? "" },
    });
    const html = await page.text();
    const typed: Record<string, string> = {
      number: "+1 202 555 0142",
      emailAddress: "ada@example.org",
      ...fields,
    };
    for (const value of Object.values(typed)) expect(html, code).toContain(`value="${value}"`);
    expect(html).toContain('aria-invalid="true"');
    // Neither may be left out, which only the page's own words say: the form is not held back by the browser.
    for (const name of ["number", "emailAddress"])
      expect(html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`))).toContain(
        'required=""',
      );
    const [focused = ""] = /<input[^>]* autofocus[^>]*>/.exec(html) ?? [];
    expect(focused, code).toContain(`name="${code.startsWith("number") ? "number" : "emailAddress"}"`);
  }
  const elsewhere = await fetch(`${url}/api/do-not-call`, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ number: "+12025550142", emailAddress: "ada@example.org" }),
  });
  expect(elsewhere.status).toBe(403);
});

test("a request waits for the operator, who puts the number on the list or not", async () => {
  const folder = dataFolderWithDatabase();
  onTestFinished(folder.remove);
  const site = await startSite({ LANTERN_DATA_DIR: folder.path });
  onTestFinished(site.stop);
  const answer = await send(site.url, { locale: "de" });
  expect(answer.headers.get("location")).toBe("/de/do-not-call?saved=do-not-call#do-not-call");
  const thanks = `${site.url}/de/do-not-call?saved=do-not-call`;
  const [cookie = ""] = answer.headers.getSetCookie();
  const told = await fetch(thanks, { headers: { cookie: cookie.split(";")[0] ?? "" } });
  expect(await told.text()).toContain('role="status"');
  // Nobody is thanked, nor promised anything, because of a link.
  expect(await (await fetch(thanks)).text()).not.toContain('role="status"');
  const promised = await fetch(`${site.url}/de/do-not-call?problem=enoughWaiting`);
  expect(await promised.text()).not.toContain('role="alert"');
  await send(site.url, { number: "+1 202 555 0143" });
  // A program fills in what nobody sees.
  await send(site.url, { number: "+1 202 555 0144", [honeypotField]: "https://spam.example" });
  await site.stop();
  expect(site.log()).not.toMatch(/555 ?0142|ada@/);

  const command = (...words: string[]) => {
    const line = [...asServer, "scripts/do-not-call.ts", ...words];
    const env = { ...process.env, LANTERN_DATA_DIR: folder.path, DATABASE_URL: "", LOG_LEVEL: "silent" };
    const { status, stdout, stderr } = spawnSync(process.execPath, line, { encoding: "utf8", env });
    return { status, said: stdout + stderr };
  };
  const waiting = command().said;
  expect(waiting).toMatch(/No number is on the list/);
  expect(waiting).toMatch(/\+12025550142 .*ada@example\.org {2}de/);
  expect(waiting).not.toContain("0144");
  expect(command("confirm", "+12025550142").said).toMatch(/^\+12025550142 .* request$/m);
  expect(command("decline", "+12025550143").said).toContain("1 requests are forgotten");
  expect(command("add", "+12025550145").said).toMatch(/^\+12025550145 .* operator$/m);
  expect(command("remove", "+12025550145").said).not.toContain("0145");
  for (const wrong of [
    ["confirm", "+12025550149"],
    ["remove", "+12025550149"],
    ["add", "911"],
    ["burn", "+12025550149"],
  ])
    expect(command(...wrong).status, wrong.join(" ")).toBe(1);
});

test("the check of the call provider calls nobody where none is configured", () => {
  const line = [...asServer, "scripts/call-provider-check.ts", "+12025550142"];
  const env = { ...process.env, CALL_PROVIDER: "", CALL_PROVIDER_URL: "" };
  const { status, stdout } = spawnSync(process.execPath, line, { encoding: "utf8", env });
  expect(status).toBe(0);
  expect(stdout).toMatch(/No telephone service is configured/);
});
