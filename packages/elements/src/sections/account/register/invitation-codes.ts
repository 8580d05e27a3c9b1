/** Codes that come with the page rather than from the person (REG-27, REG-28). */
export interface InvitationCodes {
  affiliateCode?: string
  referralCode?: string
}

/** Storage key of a code that the visitor was told is nobody's. */
const unknownKey = (name: keyof InvitationCodes) => `${name}.unknown`

const parameters = { affiliateCode: ['affiliateCode', 'ref'], referralCode: ['referralCode'] } as const

/**
 * The invitation codes of an address, for the operator's own site, where a visitor arrives with
 * them and registers some pages later (REG-27, REG-28).
 */
export function invitationCodes(address: URL, kept: Pick<Storage, 'getItem' | 'setItem'> | null): InvitationCodes {
  const codes: InvitationCodes = {}
  for (const [name, wanted] of Object.entries(parameters) as [keyof InvitationCodes, readonly string[]][]) {
    const fresh = wanted.map(parameter => address.searchParams.get(parameter)).find(Boolean)
    if (fresh) kept?.setItem(name, fresh)
    const code = fresh ?? kept?.getItem(name)
    if (code && code !== kept?.getItem(unknownKey(name))) codes[name] = code
  }
  return codes
}

/** Leaves a code out from now on, of which the visitor was told that it is nobody's. */
export const dropCode = (name: keyof InvitationCodes, code: string, kept: Pick<Storage, 'setItem'> | null): void =>
  kept?.setItem(unknownKey(name), code)

/** Session storage, in which the codes are kept; null where the browser forbids it. */
export function codeStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
