import { randomBytes } from 'node:crypto'
import { vendorAuthenticate, type Input } from '@baize/contract'
import { type Deps, nowOf } from '../deps.ts'
import { hashOf, saveSession, type Session } from '../store/sessions.ts'
import { Refusal } from '../refusal.ts'

export interface OpenedSession {
  /** Shown to the page once and kept only as a hash. */
  token: string
  session: Session
  balance: string
}

/**
 * Burns a launch code at the operator and opens a session for its player.
 * @throws Refusal LAUNCH_CODE_INVALID, OPERATOR_DOWN
 */
export async function openSession(deps: Deps, launch: Input<typeof vendorAuthenticate>): Promise<OpenedSession> {
  const answer = await deps.wallet.call(vendorAuthenticate, JSON.stringify(launch))
  if (answer.kind === 'unclear') throw new Refusal('OPERATOR_DOWN', { reason: answer.reason })
  if (answer.kind === 'refused') throw new Refusal('LAUNCH_CODE_INVALID')
  const { session: walletSession, currencySymbol: symbol, balance, ...player } = answer.value
  const token = randomBytes(32).toString('base64url')
  const session = {
    ...player,
    walletSession,
    symbol,
    tokenHash: hashOf(token),
    gameCode: launch.gameCode,
    openedAt: nowOf(deps),
  }
  saveSession(deps.store, session)
  return { token, session, balance }
}
