import type { CallError } from '../calls/error.ts'

export type SessionKind = 'guest' | 'trial' | 'member' | 'agent'

/**
 * The visitor: a guest, a trial account, a member or an agent (ROLE-01, ROLE-02). Carries no token
 * and no password.
 */
export interface Session {
  kind: SessionKind
  isLogin: boolean
  isAgent: boolean
  isTrial: boolean
  /**
   * False until it is known whether the visitor comes with a session; show neither guest nor member
   * chrome until then.
   */
  settled: boolean
  /**
   * Why that is still not known: the platform did not answer. It is asked again by itself; say so,
   * and offer `retry`.
   */
  failure: CallError | null
  id: string
  account: string
  nickname: string
  customerId: string
  currency: string
  currencySymbol: string
  vipLabel: string
  vipRank: number
  /** Address of the profile picture, below the origin of pictures; empty where there is none. */
  avatar: string
  /**
   * How much the platform allows this session from this page: everything, playing alone, or
   * nothing.
   */
  reach: 'none' | 'play' | 'full'
  lastLoginAt: string | null
  /** The account has never been used before (AUTH-22). */
  firstTimeLogin: boolean
  /** A guest whose session the platform has ended: they have to log in again (AUTH-54). */
  expired: boolean
  /**
   * A guest who came with a token that the platform has refused, of a link or of an earlier page
   * (BOOT-22).
   */
  refused: boolean
}

export const guestSession = (settled: boolean, expired = false): Session => ({
  kind: 'guest',
  isLogin: false,
  isAgent: false,
  isTrial: false,
  settled,
  failure: null,
  id: '',
  account: '',
  nickname: '',
  customerId: '',
  currency: '',
  currencySymbol: '',
  vipLabel: '',
  vipRank: 0,
  avatar: '',
  reach: 'none',
  lastLoginAt: null,
  firstTimeLogin: false,
  expired,
  refused: false,
})
