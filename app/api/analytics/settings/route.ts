import { endpoint } from "#lib/platform/server/api/endpoint";
import { answerServiceSettings } from "#lib/platform/server/service-settings";

/** Where pages of earlier builds ask. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: answerServiceSettings });
