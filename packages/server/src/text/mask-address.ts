import { networkOf } from '../http/client-address.ts'

/**
 * An address as its owner may see it: enough to recognise the network, too little to locate a person. `203.0.113.7` is
 * `203.0.113.*`, and of a long address the network of the household stays.
 */
export const maskedAddress = (ip: string): string => networkOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*')
