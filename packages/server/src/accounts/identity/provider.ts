import type { IdentityChannel } from '@baize/contract'

/** Who somebody is by the word of an identity provider. */
export interface Identity {
  channel: IdentityChannel
  /** The provider's own name for the person; the same at every login. */
  subject: string
  email?: string
  /** As `+34612345678`. */
  phone?: string
  /** The provider has sent a code to the number and got it back. */
  verifiedPhone?: boolean
}

/** Whoever knows people by their accounts elsewhere: the sandbox's own page, or firebase (REG-16, REG-37). */
export interface IdentityProvider {
  /**
   * Whose id token this is; null where it is not good, too old, of another channel or made for another merchant.
   * @throws where the provider cannot be asked
   */
  verify(idToken: string, channel: IdentityChannel, merchant: string): Promise<Identity | null>
}
