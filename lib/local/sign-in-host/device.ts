/** What a browser says about itself, as a list of sessions shows it. */

export type Device = {
  browserName: string | null;
  browserVersion: string | null;
  deviceType: string | null;
  isMobile: boolean;
};

export const unknownDevice: Device = {
  browserName: null,
  browserVersion: null,
  deviceType: null,
  isMobile: false,
};

/** In this order, because the later ones also contain the names of earlier ones. */
const browsers: readonly [name: string, version: RegExp][] = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+).*\bSafari\//],
];

const devices: readonly [type: string, name: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Chromebook", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Reads the header `User-Agent`. What it does not say is null. */
export function readDevice(userAgent: string): Device {
  const known = browsers
    .map(([name, version]) => ({ name, found: version.exec(userAgent) }))
    .find(({ found }) => found !== null);
  return {
    browserName: known?.name ?? null,
    browserVersion: known?.found?.[1] ?? null,
    deviceType: devices.find(([, name]) => name.test(userAgent))?.[0] ?? null,
    isMobile: /\b(?:Mobile|iPhone|iPad|Android)\b/.test(userAgent),
  };
}
