/** Headers by which a page tells what the browser can tell of the device, when a visitor begins. */
export const fingerprintHeader = "X-Fingerprint";
export const screenResolutionHeader = "X-Screen-Resolution";
export const timezoneHeader = "X-Timezone";
