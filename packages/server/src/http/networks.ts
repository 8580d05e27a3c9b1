import { BlockList, isIP, isIPv4 } from 'node:net'

type Family = 'ipv4' | 'ipv6'
const maxBits = { ipv4: 32, ipv6: 128 } as const

function parse(network: string): { address: string; bits: number; family: Family } | null {
  const [address = '', bits] = network.split('/')
  const family: Family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const length = bits === undefined ? maxBits[family] : Number(bits)
  const good = isIP(address) && Number.isInteger(length) && length >= 0 && length <= maxBits[family]
  return good ? { address, bits: length, family } : null
}

/** Whether a text is an address or a range of addresses, as `203.0.113.0/24`. */
export const isNetwork = (text: string): boolean => parse(text) !== null

/** An address without the IPv6 prefix of an IPv4 address. */
const plainIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether an address lies in one of the ranges. */
export function inNetworks(networks: readonly string[], ip: string): boolean {
  if (!networks.length) return false
  const list = new BlockList()
  for (const network of networks) {
    const range = parse(network)
    if (range) list.addSubnet(range.address, range.bits, range.family)
  }
  const plain = plainIp(ip)
  return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}
