import { expect, test } from "@playwright/test";
import help from "@/messages/en/help-lines.json" with { type: "json" };
import library from "@/messages/en/library.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { expectPublicLive, hasArrived, hasGoneQuiet, holdBack, touch } from "@/tests/support/browser/wake";

const { tools } = library;
const brief = "/micro-briefs/group-chat-you-cant-leave";
const action = "/micro-actions/set-quiet-hours-together";

/** What the page under test notes of what it asked the browser for. */
type Noted = {
  shared?: ShareData;
  spoken: string[];
  languages: string[];
  printed: number;
  isSilenced: boolean;
};
declare global {
  var noted: Noted;
}

test("sharing opens the device's own sheet with the title and address", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.noted = { spoken: [], languages: [], printed: 0, isSilenced: false };
    navigator.share = async (data) => {
      globalThis.noted.shared = data;
    };
  });
  await page.goto(brief);
  await page.getByRole("button", { name: tools.share }).click();
  await expect
    .poll(() => page.evaluate(() => globalThis.noted.shared))
    .toEqual({ title: await page.getByRole("heading", { level: 1 }).innerText(), url: siteUrl + brief });
});

test("without a share sheet the link is copied, and that is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(brief);
  await page.getByRole("button", { name: tools.share }).click();
  await expect(page.getByRole("status").filter({ hasText: tools.says.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + brief);
});

test("a second press of Share says the same again, as something new", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(brief);
  const share = page.getByRole("button", { name: tools.share });
  await share.click();
  const status = page.getByRole("status").filter({ hasText: tools.says.copied });
  await expect(status).toBeVisible();
  // A screen reader reads out what is put in.
  const added = await status.evaluateHandle((region) => {
    const texts: string[] = [];
    const note = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) texts.push(node.textContent?.trim() ?? "");
    };
    new MutationObserver(note).observe(region, { childList: true, subtree: true });
    return texts;
  });
  await share.click();
  await expect.poll(() => added.jsonValue()).toEqual([tools.says.copied]);
});

test("when the link cannot be copied either, the reader is told where it is", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await page.goto(brief);
  await page.getByRole("button", { name: tools.share }).click();
  await expect(page.getByText(tools.says.failed)).toBeVisible();
});

test("listening reads the article and nothing around it, and stops when told to", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.noted = { spoken: [], languages: [], printed: 0, isSilenced: false };
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: ({ text, lang }: SpeechSynthesisUtterance) => {
          globalThis.noted.spoken.push(text);
          globalThis.noted.languages.push(lang);
        },
        cancel: () => {
          globalThis.noted.isSilenced = globalThis.noted.spoken.length > 0;
        },
      },
    });
  });
  await page.goto(brief);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: tools.listen }).click();
  await expect(page.getByRole("button", { name: tools.stop })).toBeVisible();
  const { spoken, languages } = await page.evaluate(() => globalThis.noted);
  expect(spoken[0]).toBe(title);
  expect(spoken.length).toBeGreaterThan(5);
  expect(new Set(spoken).size).toBe(spoken.length);
  for (const furniture of [tools.save, "Sources", "Subscribe", "Home"])
    expect(spoken).not.toContain(furniture);
  expect(new Set(languages)).toEqual(new Set(["en"]));
  await page.getByRole("button", { name: tools.stop }).click();
  await expect(page.getByRole("button", { name: tools.listen })).toBeVisible();
  expect(await page.evaluate(() => globalThis.noted.isSilenced)).toBe(true);
});

test("pressed twice before the voice is there, the article is read once", async ({ page }) => {
  // As browsers have it: who is silenced is told so by an error.
  await page.addInitScript(() => {
    globalThis.noted = { spoken: [], languages: [], printed: 0, isSilenced: false };
    let waiting: SpeechSynthesisUtterance[] = [];
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: (utterance: SpeechSynthesisUtterance) => {
          globalThis.noted.spoken.push(utterance.text);
          waiting.push(utterance);
        },
        cancel: () => {
          const silenced = waiting;
          waiting = [];
          for (const one of silenced)
            one.onerror?.(
              Object.assign(new Event("error"), {
                error: "canceled",
              }) as unknown as SpeechSynthesisErrorEvent,
            );
        },
      },
    });
  });
  await page.goto(brief);
  await touch(page);
  await expectPublicLive(page);
  const letCome = await holdBack(page, /\/_next\/static\//);
  const listen = page.getByRole("button", { name: tools.listen });
  await listen.click();
  await expect(page.locator("html[data-waiting]")).toBeAttached();
  await listen.click();
  letCome();
  await expect(page.getByRole("button", { name: tools.stop })).toBeVisible();
  const spoken = await page.evaluate(() => globalThis.noted.spoken);
  expect(spoken.length).toBeGreaterThan(5);
  expect(new Set(spoken).size).toBe(spoken.length);
  // Silenced by another page of this browser, it has not failed.
  await page.evaluate(() => window.speechSynthesis.cancel());
  await expect(listen).toBeVisible();
  await expect(page.getByText(tools.says.silent)).toBeHidden();
});

for (const { what, lacking, button, other } of [
  { what: "speak", lacking: "speechSynthesis", button: tools.listen, other: tools.print },
  { what: "print", lacking: "print", button: tools.print, other: tools.listen },
])
  test(`a browser that cannot ${what} shows no button for it`, async ({ page }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), lacking);
    await page.goto(brief);
    await hasArrived(page);
    await expect(page.getByRole("button", { name: other })).toBeVisible();
    await expect(page.getByRole("button", { name: button })).toHaveCount(0);
    await touch(page);
    await expectPublicLive(page);
    await expect(page.getByRole("button", { name: button })).toHaveCount(0);
  });

test("a voice that fails is said, and the button is ready again", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: (utterance: SpeechSynthesisUtterance) => {
          utterance.onerror?.(new Event("error") as SpeechSynthesisErrorEvent);
        },
        cancel: () => undefined,
      },
    }),
  );
  await page.goto(brief);
  await page.getByRole("button", { name: tools.listen }).click();
  await expect(page.getByText(tools.says.silent)).toBeVisible();
  await expect(page.getByRole("button", { name: tools.listen })).toBeVisible();
});

test("the print button prints", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.noted = { spoken: [], languages: [], printed: 0, isSilenced: false };
    window.print = () => void (globalThis.noted.printed += 1);
  });
  await page.goto(action);
  await page.getByRole("button", { name: tools.print }).click();
  await expect.poll(() => page.evaluate(() => globalThis.noted.printed)).toBe(1);
});

test("on paper an action has boxes for a pen and no furniture", async ({ page }) => {
  await page.goto(action);
  await page.emulateMedia({ media: "print" });
  const box = await page
    .locator(".steps > li")
    .first()
    .evaluate((item) => getComputedStyle(item, "::before").content);
  expect(box).toContain("☐");
  await expect(page.getByRole("heading", { name: "Goal" })).toBeVisible();
  await expect(page.getByRole("button", { name: tools.print })).toBeHidden();
  await expect(page.getByRole("checkbox").first()).toBeHidden();
  await expect(page.getByRole("heading", { name: "Related briefs" })).toBeHidden();
});

test("on paper a plan for a crisis has the numbers that its steps name, of the first country", async ({
  page,
}) => {
  await page.goto("/micro-actions/plan-for-a-hard-night");
  await page.emulateMedia({ media: "print" });
  const box = page.locator("[data-help-lines]");
  await expect(box.locator("a[href='tel:988']").first()).toBeVisible();
  await expect(box.getByText("Canada", { exact: true })).toBeHidden();
  // All in one paragraph, no number runs on into the next name.
  const gaps = await box.evaluate((lines) =>
    [...lines.querySelectorAll("details[open] li")].map((line) => getComputedStyle(line, "::after").content),
  );
  expect(new Set(gaps.slice(0, -1))).toEqual(new Set(['"; "']));
  expect(gaps.at(-1), "nothing follows the last").toBe("none");
  await expect(box).toContainText("Call 988 Text 988 Chat");
  // The box below an action keeps its title on a line of its own.
  await page.goto("/micro-actions/change-the-food-talk");
  await expect(
    page.getByRole("complementary", { name: help.boxTitle }).getByRole("heading", { name: help.boxTitle }),
  ).toHaveCSS("display", "block");
  await page.goto("/micro-briefs/sextortion-where-to-get-help");
  await expect(box.first().locator("a[href^='tel:']").first()).toBeVisible();
  await expect(box.first().getByText("Canada", { exact: true })).toBeHidden();
});

test("the tools load nothing more until a reader is about to use them", async ({ page }) => {
  await page.goto(brief, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).hover();
  await expectPublicLive(page);
  await hasGoneQuiet(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("button", { name: tools.print }).hover();
  await hasGoneQuiet(page);
  expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
  await page.getByRole("button", { name: tools.listen }).hover();
  await expect.poll(() => asked.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.endsWith("/sw.js"))).toEqual([]);
});
