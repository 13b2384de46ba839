import "server-only";
import { createHash } from "node:crypto";

/**
 * A key that says nothing of what it stands for to whoever cannot guess that: a telephone number is found by trying all.
 * `text` names its purpose too, and is never changed: keys are stored.
 */
export const opaqueKey = (text: string): string => createHash("sha256").update(text).digest("base64url");
