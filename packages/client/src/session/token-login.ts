import { agentTypes, memberInfo, memberTypes, trialTypes } from '@baize/contract'
import type { Output } from '@baize/contract'
import type { Call } from '../calls/caller.ts'
import type { ScopeConfig } from '../config.ts'
import { CallError } from '../calls/error.ts'
import type { BrowserEnv } from '../browser-env.ts'
import type { SiteStorage } from '../site-storage.ts'
import type { Store } from '../storage.ts'
import type { SessionHolder } from './session-holder.ts'
import type { Session } from './state.ts'

export interface TokenLoginDeps {
  env: BrowserEnv
  call: Call
  holder: SessionHolder
  config: () => ScopeConfig
  siteStorage: () => SiteStorage
}

export interface TokenLoginOptions {
  firstTimeLogin?: boolean
  /** `agent` where only agents may log in (AUTH-15). */
  side?: 'player' | 'agent' | undefined
  cause?: EventTarget | undefined
}
/**
 * Makes the owner of a token, or of a hand-over code, the session: loads who it is, checks the
 * type, tells the page (AUTH-17, AUTH-57).
 */
export type TokenLogin = (token: string, options?: TokenLoginOptions) => Promise<Session>

type Member = Output<typeof memberInfo>

/** The session of a member, told by the lists of account types. */
function sessionOf(
  { type, token: _token, profile: _profile, avatar = '', ...info }: Member,
  firstTimeLogin: boolean,
): Session {
  const isAgent = agentTypes.includes(type)
  const isTrial = trialTypes.includes(type)
  const kind = (isAgent && 'agent') || (isTrial && 'trial') || 'member'
  return {
    ...info,
    avatar,
    kind,
    isLogin: true,
    isAgent,
    isTrial,
    settled: true,
    failure: null,
    expired: false,
    refused: false,
    firstTimeLogin,
  }
}

/**
 * Writes the entries of session storage that describe a session on the operator's own site (ENT-15,
 * AUTH-18).
 */
function writeSession(
  store: Store,
  token: string,
  { account, nickname, customerId, isAgent, currency, currencySymbol }: Session,
  { merchant }: ScopeConfig,
): void {
  const keys = {
    token,
    account,
    username: account,
    nickname,
    customerId,
    isAgent: String(isAgent),
    merchant,
    merchantCode: merchant,
    merchantWallet: JSON.stringify({ merchant, currency, currencySymbol }),
  }
  for (const [name, value] of Object.entries(keys)) store.set(name, value)
}

export function createTokenLogin({ env, call, holder, config, siteStorage }: TokenLoginDeps): TokenLogin {
  /** A partner's page learns that somebody logged in, not who (docs: session events). */
  const announce = ({ kind, account, nickname, isAgent, isTrial }: Session, cause?: EventTarget) =>
    env.emit('baize-login', siteStorage().own ? { account, nickname, isAgent, isTrial } : { type: kind }, cause)

  return async (token, { firstTimeLogin = false, side, cause } = {}) => {
    const turn = holder.revision()
    const info = await call(memberInfo, {}, { token })
    if (turn !== holder.revision()) throw new CallError('ABORTED')
    if (!memberTypes.includes(info.type)) throw new CallError('NON_MEMBER')
    if (side === 'agent' && !agentTypes.includes(info.type)) throw new CallError('NON_AGENT')
    const isSameMember = holder.session().id === info.id
    const session = sessionOf(info, firstTimeLogin)
    const current = info.token ?? token
    const { own, session: store } = siteStorage()
    if (own && info.reach === 'full') writeSession(store, current, session, config())
    holder.begin(current, session)
    if (!isSameMember) announce(session, cause)
    return session
  }
}
