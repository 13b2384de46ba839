/** The bodies of requests: read whole before Next sees them, within bounds for each, for a client and for all. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { ClientCounts } from "#lib/front/requests/client-counts";
import { limits } from "#lib/front/limits";
import { announcedBytes, expectationOf } from "#lib/front/requests/request-checks";
import { otherBodyLimit } from "#lib/platform/body-limits";
import { retryAfter } from "#lib/platform/retry-after";

/** Why a body was not read: the status to say so with, and the headers that say when it may be sent again. */
export type BodyFault = { status: 400 | 413 | 429 | 503; headers?: Record<string, string> };

const whenRoom = retryAfter(limits.roomSeconds);

/** Counts the bytes of the bodies that are being read or answered, for each client and for all. */
export class Bodies {
  #bytes = 0;
  readonly #byClient = new ClientCounts();

  /**
   * Reads a body of at most `most` bytes to its end. What is read counts until its request is answered, since it is held
   * as long. Rejects when the client gives up.
   */
  async read(
    request: IncomingMessage,
    response: ServerResponse,
    { client, most }: { client: string; most: number },
  ): Promise<Buffer | BodyFault> {
    const announced = announcedBytes(request);
    if (announced > most) return { status: 413 };
    const full = this.#fault(client, announced);
    if (full) return full;
    let held = 0;
    response.once("close", () => this.#count(client, -held));
    // Only now, since the body is going to be read: a client that asks before it sends is told to send.
    if (expectationOf(request) !== undefined) response.writeContinue();
    const body = await collect(request, (bytes) => {
      if (held + bytes > most) return { status: 413 };
      const fault = this.#fault(client, bytes);
      if (fault) return fault;
      held += bytes;
      this.#count(client, bytes);
      return null;
    });
    if (Buffer.isBuffer(body) && (await isBrokenForm(body, request.headers["content-type"])))
      return { status: 400 };
    return body;
  }

  /** The fault if so many more bytes exceed a limit, the client's or that of all; null otherwise. */
  #fault(client: string, bytes: number): BodyFault | null {
    const { all, perClient } = limits.bodies;
    if (!this.#byClient.hasRoom(client, bytes, perClient)) return { status: 429, headers: whenRoom };
    return this.#bytes + bytes > all ? { status: 503, headers: whenRoom } : null;
  }

  #count(client: string, bytes: number): void {
    this.#bytes += bytes;
    this.#byClient.add(client, bytes);
  }
}

/** Collects the chunks of a request until its end, or until `take` finds a fault with one: the stream is then left unread. */
const collect = (
  request: IncomingMessage,
  take: (bytes: number) => BodyFault | null,
): Promise<Buffer | BodyFault> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const settle = (): void => {
      request.off("data", onData).off("end", onEnd).off("error", onGone).off("close", onGone);
    };
    const onData = (chunk: Buffer): void => {
      const fault = take(chunk.length);
      if (!fault) {
        chunks.push(chunk);
        return;
      }
      settle();
      request.pause();
      resolve(fault);
    };
    const onEnd = (): void => {
      settle();
      resolve(Buffer.concat(chunks));
    };
    const onGone = (): void => {
      settle();
      reject(new Error("The client gave up its body"));
    };
    request.on("data", onData).once("end", onEnd).once("error", onGone).once("close", onGone);
  });

/**
 * Whether a body that claims to be multipart is not. Next would answer it with a 500, as if the fault were the server's. It reads
 * only what is sent to a page, which is never longer than this. To parse a megabyte would block the thread for a third of a second.
 */
async function isBrokenForm(body: Buffer, type: string | undefined): Promise<boolean> {
  if (type === undefined || !/^\s*multipart\//i.test(type) || body.length > otherBodyLimit) return false;
  try {
    await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    return false;
  } catch {
    return true;
  }
}
