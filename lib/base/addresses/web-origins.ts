/** The origins of the pages at a host, which may have a port. A proxy before it may speak https where the host itself does not. */
export const webOriginsOf = (host: string): string[] => [`http://${host}`, `https://${host}`];
