/** Whether a host is this machine, so that traffic needs no encryption. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(hostname)
