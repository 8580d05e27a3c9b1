/**
 * Whether an address is one of the web, so that a browser may be sent to it: no script, no file.
 */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
