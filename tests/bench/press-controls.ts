/** How long each control of a page takes until the frame that shows its response, when it is the first thing that a reader taps. */
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Locator } from "@playwright/test";

type Pressed = { name: string; ms: number };

/** Controls that can be pressed and do not leave the page. */
const controls = "button:visible, summary:visible, [role=button]:visible, input[type=checkbox]:visible";
/** The browser reports a press that took longer than this, in milliseconds. */
const threshold = 16;
const patienceMs = 1_500;
/** How long a finger stays on what it taps. */
const tapMs = 100;

/** Taps the middle of a control; returns whether it was there to be tapped, with nothing over it. */
async function tap(devtools: CDPSession, control: Locator): Promise<boolean> {
  // Not to the edge, where the consent bar is.
  await control.evaluate(
    (element) => element.scrollIntoView({ block: "center", behavior: "instant" }),
    null,
    { timeout: 5_000 },
  );
  const box = await control.boundingBox();
  if (!box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isOnTop = await control.evaluate(
    (element, at) => element.contains(document.elementFromPoint(at.x, at.y)),
    { x, y },
  );
  if (!isOnTop) return false;
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await wait(tapMs);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return true;
}

async function press(browser: Browser, address: string, index: number): Promise<Pressed> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript((least) => {
    const slowest = { ms: 0 };
    (globalThis as { slowest?: { ms: number } }).slowest = slowest;
    new PerformanceObserver((list) => {
      // A pointer that was there when the page loaded, or that only moves over it, is not an interaction, and has no interaction
      // id.
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: "event", durationThreshold: least, buffered: true } as PerformanceObserverInit);
  }, threshold);
  await page.goto(address, { waitUntil: "networkidle" });
  const control = page.locator(controls).nth(index);
  const name = ((await control.getAttribute("aria-label")) ?? (await control.innerText()))
    .trim()
    .split("\n")[0];
  const isTapped = await tap(devtools, control).catch(() => false);
  await page.waitForTimeout(patienceMs);
  const slowest = await page
    .evaluate(() => (globalThis as { slowest?: { ms: number } }).slowest?.ms ?? 0)
    .catch(() => NaN);
  await context.close();
  return { name: name || "unnamed", ms: isTapped ? slowest : NaN };
}

/** Presses every control of a page, each in a browser that has just opened it. */
export async function pressControls(executablePath: string, address: string) {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(address, { waitUntil: "networkidle" });
    const count = await page.locator(controls).count();
    const pressed: Pressed[] = [];
    for (let index = 0; index < count; index += 1) pressed.push(await press(browser, address, index));
    const sorted = pressed.filter(({ ms }) => !Number.isNaN(ms)).toSorted((one, other) => one.ms - other.ms);
    const last = sorted.at(-1);
    return {
      count: sorted.length,
      middle: sorted[Math.floor(sorted.length / 2)]?.ms ?? 0,
      slowest: last?.ms ?? 0,
      which: last?.name ?? "",
    };
  } finally {
    await browser.close();
  }
}
