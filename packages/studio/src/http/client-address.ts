import { BlockList, isIP, isIPv4 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Address ranges whose `X-Forwarded-For` is believed. */
export interface TrustedProxies {
  trusts(ip: string): boolean
}

const familyOf = (ip: string) => (isIPv4(ip) ? 'ipv4' : 'ipv6')

/** Whether a text is an address or a range of addresses, such as `10.0.0.0/8`. */
export function isNetwork(network: string): boolean {
  const [address = '', bits, ...more] = network.split('/')
  const maxBits = isIPv4(address) ? 32 : 128
  return isIP(address) > 0 && !more.length && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
}

export function trustedProxies(networks: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits ?? (isIPv4(address) ? 32 : 128)), familyOf(address))
  }
  return { trusts: ip => list.check(ip, familyOf(ip)) }
}

/** An address without port, brackets, zone, and IPv6 prefix of an IPv4 address. */
function bareAddress(text: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? []
  return (bracketed ?? withPort ?? text).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * The address that a request comes from, by the platform's rule: each proxy appends its client to
 * `X-Forwarded-For`, so the list is read from its end as long as the proxies are trusted; earlier
 * entries may be forged.
 */
export function clientAddressOf(socketAddress: string, forwardedFor: string | null, proxies: TrustedProxies): string {
  let caller = bareAddress(socketAddress)
  for (const entry of (forwardedFor ?? '').split(',').reverse()) {
    const reported = bareAddress(entry.trim())
    if (!isIP(reported) || !isIP(caller) || !proxies.trusts(caller)) break
    caller = reported
  }
  return caller
}

/** The address that a call of the studio comes from. */
export const addressOfCall = (c: Context<{ Bindings: HttpBindings }>, proxies: TrustedProxies): string =>
  clientAddressOf(c.env.incoming?.socket.remoteAddress ?? '', c.req.header('x-forwarded-for') ?? null, proxies)

/**
 * The network that limits count by: an IPv4 address, or the first half of an IPv6 one, because a
 * household has all addresses of it.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const groups = head ? head.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0)
  return [...groups, ...Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':')
}
