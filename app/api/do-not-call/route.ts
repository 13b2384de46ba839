import { takeDoNotCall } from "#lib/product/calls/do-not-call/ask-not-to-call";
import { endpoint } from "#lib/platform/server/api/endpoint";

/** Takes a business's request not to be called again. It counts once the operator has confirmed it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeDoNotCall });
