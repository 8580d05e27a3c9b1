import { domainToASCII } from 'node:url'
import { plainText } from '@baize/contract'

/**
 * An e-mail address as mail servers read it, so that one mailbox is one recipient: lower case, its
 * domain in ASCII. Null for one that the head of a mail would read otherwise.
 */
export function mailAddressOf(typed: string): string | null {
  const plain = plainText(typed)
  const at = plain.lastIndexOf('@')
  const domain = domainToASCII(plain.slice(at + 1))
  if (at < 1 || !domain || /[<>"(),:;\\[\]\p{C}]/u.test(plain)) return null
  return `${plain.slice(0, at)}@${domain}`.toLowerCase()
}
