import "server-only";
import { createHash } from "node:crypto";

/**
 * A key that tells nothing about the text to anybody who cannot guess it. A telephone number can be found by trying all. `text`
 * also names its purpose. It must never be changed, because keys are stored.
 */
export const opaqueKey = (text: string): string => createHash("sha256").update(text).digest("base64url");
