/** `next/headers` where Next does not run, and so no request comes: its reader is an editor if a test says so. */
export { cookies, headers } from "next/headers.js";

export const draft = { isEnabled: false };

export const draftMode = async () => draft;
