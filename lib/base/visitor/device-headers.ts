/** Headers in which a page sends what the browser knows about the device, when a visitor begins. */
export const fingerprintHeader = "X-Fingerprint";
export const screenResolutionHeader = "X-Screen-Resolution";
export const timezoneHeader = "X-Timezone";
