import { expect, test, type Page } from "@playwright/test";

const kinds = {
  home: "/",
  brief: "/micro-briefs/filters-and-the-mirror",
  "list of briefs": "/micro-briefs",
  action: "/micro-actions/make-a-no-blame-promise",
  "list of actions": "/micro-actions",
  term: "/glossary/crush",
  glossary: "/glossary",
  track: "/tracks/calm-endings",
  tracks: "/tracks",
  about: "/about",
  "how it works": "/how-it-works",
  "text page": "/privacy",
  "search, rendered per request": "/search?q=game",
  "home in Spanish": "/es",
  "brief in German": "/de/micro-briefs/filters-and-the-mirror",
  "unknown brief": "/micro-briefs/no-such-brief",
  "unknown address in French": "/fr/no/such/address",
};

/** What the browser stopped, and what it logged, from before the first script. */
async function watch(page: Page) {
  const violations: string[] = [];
  const errors: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 404/.test(message.text())) errors.push(message.text());
  });
  return { violations, errors };
}

/** React has taken the page over: it leaves its mark on the elements it knows. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );

for (const [kind, address] of Object.entries(kinds)) {
  test(`${kind}: runs under a strict policy without a violation, and hydrates`, async ({ page }) => {
    const { violations, errors } = await watch(page);
    const answer = await page.goto(address);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    await isHydrated(page);
    for (const time of await page.locator("time[data-relative]").all())
      await expect(time).toHaveAttribute("title", /./);
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test("an inline script that is not the page's own does not run", async ({ page }) => {
  await page.goto("/about");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.intruder = true";
    document.body.append(script);
    return "intruder" in window;
  });
  expect(ran).toBe(false);
});

test("the data of hydration is not in the document", async ({ request }) => {
  const html = await (await request.get("/micro-briefs/filters-and-the-mirror")).text();
  expect(html).not.toContain("__next_f");
  expect(html).toMatch(/<script src="\/_lantern\/[\w-]{22}\.js\?of=[^"]*" defer><\/script>/);
});

test("a script that is no longer kept is made again from its page, and one of a changed page is not found", async ({
  request,
}) => {
  const html = await (await request.get("/es/about?fresh")).text();
  const address = /\/_lantern\/[^"]+/.exec(html)?.[0] ?? "";
  const script = await request.get(address);
  expect(script.status()).toBe(200);
  expect(script.headers()["cache-control"]).toContain("immutable");
  expect(await script.text()).toContain("__next_f");
  const changed = await request.get(address.replace(/[\w-]{22}(?=\.js)/, "A".repeat(22)));
  expect(changed.status()).toBe(404);
});
