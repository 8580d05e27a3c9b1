/** Whether a host is this machine, where nothing on the way can be read. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(hostname)
