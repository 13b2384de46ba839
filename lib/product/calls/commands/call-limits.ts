/** How often a user may do what with calls. */
import { takeFrom } from "#lib/platform/server/api/rate-limit";

const starts = { name: "call-starts", points: 20, seconds: 60 };
/** Forms on their way to being confirmed. */
const forms = { name: "call-forms", points: 20, seconds: 60 };
/** Requests that are judged before their form is confirmed. */
const checks = { name: "call-checks", points: 60, seconds: 60 };
const changes = { name: "call-changes", points: 60, seconds: 60 };
/** A page that follows a call asks every second; several may be open. */
const reads = { name: "call-reads", points: 600, seconds: 60 };

export const limitStart = (userId: string) => takeFrom(starts, userId);
export const limitForm = (userId: string) => takeFrom(forms, userId);
export const limitCheck = (userId: string) => takeFrom(checks, userId);
export const limitChange = (userId: string) => takeFrom(changes, userId);
export const limitRead = (userId: string) => takeFrom(reads, userId);
