import { isIPv6 } from 'node:net'

/** An IPv4 address may arrive in the clothes of IPv6. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** The eight groups of an IPv6 address, written out. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const parts = (text: string | undefined) => text?.split(':').filter(Boolean) ?? []
  const [start, end] = [parts(head), parts(tail)]
  // A dotted end, as in 64:ff9b::192.0.2.1, stands for two groups.
  const length = start.length + end.length + (ip.includes('.') ? 1 : 0)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - length)
  return [...start, ...Array<string>(missing).fill('0'), ...end]
}

/** By what an address is known again: IPv4 whole, IPv6 by its first 64 bits, since the rest changes by itself (AUTH-28). */
export function networkOf(ip: string): string {
  const address = plain(ip)
  if (!isIPv6(address)) return address
  const groups = groupsOf(address).slice(0, 4)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
