import type { IdentityChannel } from '@baize/contract'

/** An identity as an identity provider confirms it. */
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

/** A provider that confirms identities: the sandbox's own page, or Firebase (REG-16, REG-37). */
export interface IdentityProvider {
  /**
   * The identity of an id token; null where it is invalid, too old, of another channel or made for
   * another merchant.
   * @throws where the provider cannot be asked
   */
  verify(idToken: string, channel: IdentityChannel, merchant: string): Promise<Identity | null>
}
