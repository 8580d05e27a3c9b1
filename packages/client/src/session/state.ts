import { agentTypes, trialTypes } from '@baize/contract'
import type { memberInfo, Output } from '@baize/contract'

/** Who is there (ROLE-01, ROLE-02). Carries no token and no password. */
export interface Session {
  kind: 'guest' | 'trial' | 'member' | 'agent'
  isLogin: boolean
  isAgent: boolean
  isTrial: boolean
  /** False until it is known whether the visitor comes with a session; show neither guest nor member chrome until then. */
  settled: boolean
  id: string
  account: string
  nickname: string
  customerId: string
  currency: string
  currencySymbol: string
  vipLabel: string
  vipRank: number
  /** What the platform lets this session do from this page (ARCHITECTURE 7). */
  reach: 'none' | 'play' | 'full'
  lastLoginAt: string | null
  /** The account has never been used before (AUTH-22). */
  firstTimeLogin: boolean
}

export const guest = (settled: boolean): Session => ({
  kind: 'guest',
  isLogin: false,
  isAgent: false,
  isTrial: false,
  settled,
  id: '',
  account: '',
  nickname: '',
  customerId: '',
  currency: '',
  currencySymbol: '',
  vipLabel: '',
  vipRank: 0,
  reach: 'none',
  lastLoginAt: null,
  firstTimeLogin: false,
})

/** The session of a member, told by the lists of account types (AUTH-17). */
export function sessionOf(
  { type, token: _token, ...info }: Output<typeof memberInfo>,
  firstTimeLogin: boolean,
): Session {
  const isAgent = agentTypes.includes(type)
  const isTrial = trialTypes.includes(type)
  const kind = isAgent ? 'agent' : isTrial ? 'trial' : 'member'
  return { ...info, kind, isLogin: true, isAgent, isTrial, settled: true, firstTimeLogin }
}
