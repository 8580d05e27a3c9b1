import { isIP } from 'node:net'
import { inNetworks } from './networks.ts'

/** An address without port, brackets, zone, and IPv6 prefix of an IPv4 address. */
function bareAddress(text: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? []
  return (bracketed ?? withPort ?? text).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * The address that a request comes from. Each proxy appends its client to `X-Forwarded-For`, so the
 * list is read from its end as long as the proxies are trusted; earlier entries may be forged.
 */
export function clientAddressOf(
  socketAddress: string,
  forwardedFor: string | null,
  trusted: readonly string[],
): string {
  let caller = bareAddress(socketAddress)
  for (const entry of (forwardedFor ?? '').split(',').reverse()) {
    const reported = bareAddress(entry.trim())
    if (!isIP(reported) || !isIP(caller) || !inNetworks(trusted, caller)) break
    caller = reported
  }
  return caller
}

/**
 * The country of a caller as a trusted proxy names it, by its ISO 3166 code; empty where none does.
 */
export const countryOf = (socketAddress: string, said: string | null, trusted: readonly string[]): string =>
  inNetworks(trusted, bareAddress(socketAddress)) && /^[a-z]{2}$/i.test(said ?? '') ? (said ?? '').toUpperCase() : ''

/**
 * The network that limits count by: an IPv4 address, or the /64 of an IPv6 address, because a
 * household has all addresses of a /64.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
