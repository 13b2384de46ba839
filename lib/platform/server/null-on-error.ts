import "server-only";
import { messageOf } from "#lib/platform/fault-words";
import { logger } from "#lib/platform/server/logger";

/** The result of `read`; null, and a line in the log, when it fails. For pages that tell the reader themselves. */
export async function nullOnError<T>(message: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    logger.error({ error: messageOf(error) }, message);
    return null;
  }
}
