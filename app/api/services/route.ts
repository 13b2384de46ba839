import { endpoint } from "#lib/platform/server/api/endpoint";
import { answerServiceSettings } from "#lib/platform/server/service-settings";

/**
 * At an address that no blocker of analytics knows. If it were blocked, the product's calls would go to another backend than the
 * configured one.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: answerServiceSettings });
