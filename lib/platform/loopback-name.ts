/** Whether a name of a host is this machine's own, for whoever asks on it. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
