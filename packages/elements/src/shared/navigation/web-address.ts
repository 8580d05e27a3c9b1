import { parseUrl } from '@baize/contract'

/**
 * Whether an address is one of the web, so that a browser may be sent to it: no script, no file.
 */
export const isWebAddress = (address: string): boolean => /^https?:$/.test(parseUrl(address)?.protocol ?? '')
