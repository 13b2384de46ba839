import { endpoint } from "#lib/platform/server/api/endpoint";
import { answerServiceSettings } from "#lib/platform/server/service-settings";

/** The address that pages of earlier builds use. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: answerServiceSettings });
