import { expect, test, type Page } from "@playwright/test";
import { untranslatedTerm } from "@/tests/support/requests/shipped-path";

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
  "filtered home": "/?age=teens-14-16",
  "filtered list of briefs": "/micro-briefs?age=teens-14-16",
  "filtered glossary": "/glossary?q=ri",
  "saved list": "/saved",
  "home in Spanish": "/es",
  "fallback page in German": `/de${untranslatedTerm("de")}`,
  "unknown brief": "/micro-briefs/no-such-brief",
  "unknown address in French": "/fr/no/such/address",
};

/** Those that say how long ago something came out. */
const dated = ["home", "brief", "list of briefs", "how it works"];

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
    for (const feature of ["camera", "microphone", "geolocation", "browsing-topics"])
      expect(answer?.headers()["permissions-policy"]).toContain(`${feature}=()`);
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    // The framework comes at the first touch.
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await isHydrated(page);
    const times = page.locator("time[data-relative]");
    if (dated.includes(kind)) await expect(times.first()).toBeAttached();
    await expect(times.and(page.locator(":not([title]), [title='']"))).toHaveCount(0);
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
