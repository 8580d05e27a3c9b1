import { networkOf } from '../http/client-address.ts'

/** Stands for what is hidden. Always three stars, so that the length stays hidden, too. */
const stars = '***'

/**
 * An address as its owner may see it: enough to recognise the network, too little to locate a
 * person. `203.0.113.7` is `203.0.113.*`, and of a long address the network of the household stays.
 */
export const maskedAddress = (ip: string): string => networkOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*')

/** `+34612345678` as `***678`: enough to recognise one's own number. */
export const maskMobile = (mobile: string): string => stars + mobile.slice(-3)

/** `demo@example.com` as `d***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)].slice(0, 1).join('')}${stars}${email.slice(at)}`
}

/** A text of which its owner knows the beginning: `C***`. */
export const maskText = (text: string): string => [...text].slice(0, 1).join('') + stars

/** `1990-04-17` as `1990-**-**`. */
export const maskDay = (day: string): string => day.replace(/-\d\d/g, '-**')

/**
 * The masked name of a winner: first two letters and the last one, of a short name at most half of
 * it (WIN-09). The rest is always three stars, so that the length stays hidden, too.
 */
export function maskName(name: string): string {
  const letters = [...name]
  const shown = Math.min(3, Math.floor(letters.length / 2))
  const start = letters.slice(0, Math.min(2, shown)).join('')
  const end = shown > 2 ? letters.slice(-1).join('') : ''
  return start + stars + end
}
