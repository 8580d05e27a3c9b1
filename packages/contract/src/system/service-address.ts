import { parseUrl } from '../parse-url.ts'

/**
 * Schemes of the addresses at which customer service is reached: pages, calls, mails and the apps
 * that people write messages in (CS-04).
 */
const serviceSchemes: readonly string[] = [
  'https', 'tel', 'mailto', 'sms', 'fb-messenger', 'kakaotalk', 'line', 'tg', 'viber', 'weixin', 'whatsapp', 'zalo',
] // prettier-ignore

/**
 * Whether an address is one that a browser may be sent to for help: no script, no file, no page
 * that others can read on its way.
 */
export const isServiceAddress = (address: string): boolean =>
  serviceSchemes.includes(parseUrl(address)?.protocol.slice(0, -1) ?? '')
