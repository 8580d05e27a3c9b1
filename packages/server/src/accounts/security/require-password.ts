import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import {
  beginPasswordAttempt,
  clearPasswordAttempts,
  failPasswordAttempt,
  withdrawPasswordAttempt,
} from './password-attempts.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { passwordMatches } from './password-hash.ts'
import type { Player } from '../players/index.ts'
import { knowsAddress } from './second-verification/known-addresses.ts'

/**
 * Requires the password of the player who is logged in. Wrong ones count as failed logins, so that
 * a session that was left open, or stolen, cannot be used to guess it: not from many addresses,
 * either (AUTH-55).
 * @throws Refusal OLD_PASSWORD_INVALID, LOGIN_LOCKED or BUSY
 */
export async function requirePassword(ctx: Context, who: Player, typed: string): Promise<void> {
  const { deps, network } = ctx
  const { id, merchant, account } = who
  const isKnown = () => knowsAddress(ctx, id)
  const attempt = await beginPasswordAttempt(deps, { network, merchant, account, isKnown })
  const isRight = await passwordMatches(typed.trim(), who.passwordHash).catch(async (error: unknown) => {
    await withdrawPasswordAttempt(deps.db, attempt)
    throw error
  })
  if (isRight) return clearPasswordAttempts(deps.db, attempt)
  await failPasswordAttempt(deps.db, attempt)
  await audit(deps, deps.db, { ...auditOf(ctx, who), what: 'password-refused' })
  throw new Refusal('OLD_PASSWORD_INVALID')
}
